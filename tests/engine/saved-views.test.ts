import { afterAll, beforeAll, expect, test } from "vitest";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** Views of lists that staff save for themselves. */

let engine: EngineFixture;
let ada: TestStaff;
let ben: TestStaff;
beforeAll(async () => {
  engine = await openFixture();
  [ada, ben] = [await staffMember(engine, "support"), await staffMember(engine, "packer")];
});
afterAll(() => engine.close());

interface View {
  id: string;
  name: string;
  query: string;
}

function save(input: object, { token } = ada) {
  const query = "mutation ($input: SaveViewInput!) { saveView(input: $input) { id name query } }";
  return callAdmin(engine, query, { input: { list: "ORDERS", name: "Late", ...input } }, token);
}

async function viewsOf({ token }: TestStaff): Promise<View[]> {
  return resultOf(await callAdmin(engine, "{ savedViews { id name query } }", {}, token), "savedViews");
}

const remove = (id: string, { token }: TestStaff) =>
  callAdmin(engine, "mutation ($id: ID!) { removeView(id: $id) }", { id }, token);

test("a view is the person's own, and is replaced by one with its name", async () => {
  await save({ query: "problem=LATE&status=processing" });
  await save({ query: "problem=LATE" });
  expect(await viewsOf(ada)).toMatchObject([{ name: "Late", query: "problem=LATE" }]);
  expect(await viewsOf(ben)).toEqual([]);
  const [{ id }] = await viewsOf(ada);
  await remove(id, ben);
  expect(await viewsOf(ada)).toHaveLength(1);
  await remove(id, ada);
  await remove(id, ada);
  expect(await viewsOf(ada)).toEqual([]);
});

test("a search of orders, the place in the list and other fields are not saved", async () => {
  const query = "search=ada%40example.com&status=on_hold&after=abc&x=1";
  expect((await save({ query })).data?.saveView).toMatchObject({ query: "status=on_hold" });
  const catalog = await save({ list: "CATALOG", query: "search=mug" });
  expect(catalog.data?.saveView).toMatchObject({ query: "search=mug" });
});

test.each([
  ["PRICE_CODES", "state=ENDED&deleted=", "state=ENDED"],
  ["DRAFT_ORDERS", "status=SENT&store=mpc&done=x", "status=SENT&store=mpc"],
  ["REVIEWS", "status=REJECTED&id=5", "status=REJECTED"],
  ["QUESTIONS", "status=PUBLISHED&changed=2", "status=PUBLISHED"],
  ["CUSTOMERS", "search=ada&newsletter=yes&since=2026-01-01", "newsletter=yes&since=2026-01-01"],
  ["ABANDONED_CARTS", "search=ada%40example.com&reminder=no&store=mpc", "reminder=no&store=mpc"],
  ["PRIVACY_REQUESTS", "search=ada%40example.com&status=DONE", "status=DONE"],
  ["AUDIT", "subject=order&subject_id=MPC100000001&id=5", "subject=order&subject_id=MPC100000001"],
  ["CONTENT_MENUS", "search=footer&state=DRAFT&store=mpc", "search=footer&state=DRAFT&store=mpc"],
  ["SHARED_PHOTOS", "status=APPROVED&after=x", "status=APPROVED"],
])("of %s, the filters alone are saved", async (list, query, saved) => {
  expect((await save({ list, query })).data?.saveView).toMatchObject({ query: saved });
});

test.each([
  ["a filter", { query: "search=ada&status=" }, undefined],
  ["a name", { name: " ", query: "problem=LATE" }, "name"],
])("none is saved without %s", async (_what, input, field) => {
  const { errors } = await save(input, ben);
  expect(errors?.[0].extensions).toMatchObject({ category: "graphql-input", ...(field && { field }) });
  expect(await viewsOf(ben)).toEqual([]);
});

test("a person has twenty of a list at most, of which each can still be replaced", async () => {
  const staff = await staffMember(engine, "operator");
  for (let count = 1; count <= 20; count += 1)
    await save({ name: `View ${count}`, query: "problem=LATE" }, staff);
  const { errors } = await save({ name: "View 21", query: "problem=LATE" }, staff);
  expect(errors?.[0].message).toContain("20 views");
  await save({ name: "View 20", query: "problem=PAYMENT" }, staff);
  expect((await viewsOf(staff)).filter(({ query }) => query === "problem=PAYMENT")).toHaveLength(1);
  expect(await viewsOf(staff)).toHaveLength(20);
});
