import { afterAll, beforeAll, expect, test } from "vitest";
import { contentForms } from "./content-forms";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { auditOf, callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** Staff put several products of the catalog's list into a category, or take them out of it. */

const MUGS = "custom-pet-mugs";
let engine: EngineFixture;
let manager: TestStaff;
let categories: ReturnType<typeof contentForms>;
beforeAll(async () => {
  engine = await openFixture();
  manager = await staffMember(engine, "manager");
  categories = contentForms(engine, manager, "CATEGORY");
});
afterAll(() => engine.close());

const STEP = { skus: ["pet-tag", "photo-mug"], store_code: "mpc", path: MUGS, is_added: true };
const PLAN = `query ($input: CategoryStepInput!) { categoryStep(input: $input) {
  name version products { sku name } unchanged { sku reason } } }`;
const CHANGE = `mutation ($input: ChangeCategoryProductsInput!) { changeCategoryProducts(input: $input) {
  changed unchanged { sku reason } } }`;

interface Plan {
  version: string;
  products: { sku: string; name: string }[];
  unchanged: { sku: string; reason: string }[];
}
const attemptPlan = (input: object, staff = manager) => callAdmin(engine, PLAN, { input }, staff.token);
const planOf = async (input: object) => resultOf<Plan>(await attemptPlan(input), "categoryStep");

let keys = 0;
async function formOf(changes: object = {}) {
  keys += 1;
  const step = { ...STEP, ...changes };
  const { version } = await planOf(STEP);
  return { ...step, as_draft: false, version, key: `key-of-the-catalog-${keys}`, ...changes };
}
const attempt = (input: object) => callAdmin(engine, CHANGE, { input }, manager.token);
const send = async (input: object) => resultOf<object>(await attempt(input), "changeCategoryProducts");

const linesOf = async () =>
  (await categories.read(MUGS)).fields.find(({ code }) => code === "products")?.value.split("\n") ?? [];

test("are put in last, and taken out, with the category's history and its entry in the audit log", async () => {
  const before = await linesOf();
  const { products, unchanged } = await planOf(STEP);
  expect(products).toEqual([{ sku: "pet-tag", name: expect.any(String) }]);
  expect(unchanged).toEqual([{ sku: "photo-mug", reason: "It's in this category already." }]);
  expect(await linesOf()).toEqual(before);

  const form = await formOf();
  for (const _time of [1, 2]) await send(form);
  expect(await linesOf()).toEqual([...before, "pet-tag"]);
  expect((await categories.read(MUGS)).history).toHaveLength(1);
  expect(await auditOf(engine, "content.publish")).toMatchObject([
    { subject_id: `CATEGORY ${MUGS}`, changed_fields: '["products"]', admin_user_id: manager.id },
  ]);
  const query = `query ($uid: String!) { products(filter: { category_uid: { eq: $uid } }, pageSize: 100) { items { sku } } }`;
  const { uid } = await engine.db
    .selectFrom("category")
    .select("uid")
    .where("url_path", "=", MUGS)
    .executeTakeFirstOrThrow();
  const { data } = await engine.graphql(query, { uid });
  expect(data.products.items.map(({ sku }: { sku: string }) => sku)).toContain("pet-tag");

  expect(await send(await formOf({ is_added: false, skus: ["pet-tag"] }))).toEqual({
    changed: 1,
    unchanged: [],
  });
  expect(await linesOf()).toEqual(before);
});

test("are put into its draft, which keeps its other changes", async () => {
  const before = await linesOf();
  await categories.save(MUGS, { name: "Mugs of Friends" });
  await send(await formOf({ as_draft: true }));
  const { draft } = await categories.read(MUGS);
  expect(draft?.changes.map(({ title }) => title)).toEqual([
    "Name",
    "Products, one SKU a line, in the order of its page",
  ]);
  await categories.publish(MUGS);
  expect(await linesOf()).toEqual([...before, "pet-tag"]);
  await categories.undo(MUGS, (await categories.read(MUGS)).history[0].id);
});

test.each([
  ["published", false],
  ["saved in its draft", true],
])("stay where they are when its draft is scheduled, and nothing is %s", async (_how, as_draft) => {
  const before = await linesOf();
  await categories.save(MUGS, { name: "Mugs of Tomorrow" });
  const day = new Date(Date.now() + 2 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  await categories.publish(MUGS, `${day}T12:00`);
  const { products, unchanged } = await planOf({ ...STEP, skus: ["pet-tag"] });
  expect(products).toEqual([]);
  expect(unchanged).toEqual([
    {
      sku: "pet-tag",
      reason: expect.stringMatching(/^The category has a draft that goes live on .* 12:00 PM/),
    },
  ]);
  const record = () => engine.db.selectFrom("content_draft").selectAll().execute();
  const [draft] = await record();
  const { errors } = await attempt(await formOf({ skus: ["pet-tag"], as_draft }));
  expect(errors?.[0].message).toBe("Nothing would change.");
  expect(await record()).toEqual([draft]);
  expect(await linesOf()).toEqual(before);
  await categories.discard(MUGS);
});

test("are put into a draft that lost its time, which still says why", async () => {
  await categories.save(MUGS, { name: "Mugs of Yesterday" });
  const lost = { base_hash: "of an earlier category", problem: "The category was changed in the shop." };
  await engine.db.updateTable("content_draft").set(lost).execute();
  await send(await formOf({ as_draft: true }));
  expect(await engine.db.selectFrom("content_draft").selectAll().execute()).toMatchObject([lost]);
  await categories.discard(MUGS);
});

test("stay where they are when somebody changed the category since the plan", async () => {
  const form = await formOf();
  await categories.save(MUGS, { name: "Mugs of Friends" });
  const { errors } = await attempt(form);
  expect(errors?.[0].extensions).toMatchObject({ code: "CHANGED" });
  await categories.discard(MUGS);
});

test("of another store are not put in, and an unknown category has none", async () => {
  expect((await planOf({ ...STEP, skus: ["unknown"] })).unchanged).toEqual([
    { sku: "unknown", reason: "The category's store has no such product." },
  ]);
  const { errors } = await attemptPlan({ ...STEP, path: "nonsense" });
  expect(errors?.[0]).toMatchObject({
    message: "Please choose a category.",
    extensions: { field: "category" },
  });
  const other = await staffMember(engine, "manager", { storeCodes: ["wc"] });
  expect((await attemptPlan(STEP, other)).errors?.[0].message).toBe("Please choose a category.");
});
