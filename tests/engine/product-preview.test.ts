import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { productForms } from "./product-forms";
import { callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** Who sees a product as it will be with its draft. */

const SKU = "photo-mug";
const PAGE = '{ route(url: "custom-pet-photo-mug") { ... on SimpleProduct { name } } }';
const ENDED = "preview has ended";

let engine: EngineFixture;
let manager: TestStaff;
let token: string;
let path: string;
beforeAll(async () => {
  engine = await openFixture({ stores: ["mpc", "neon"] });
  await productForms(engine, await staffMember(engine, "owner")).save(SKU, { name: "Mug in Preview" });
});
afterAll(() => engine.close());
beforeEach(async () => {
  manager = await staffMember(engine, "manager");
  const query = `{ productPreview(sku: "${SKU}") { path token } }`;
  ({ path, token } = resultOf<{ path: string; token: string }>(
    await callAdmin(engine, query, {}, manager.token),
    "productPreview",
  ));
});

/** What the product's page shows to whoever sends these headers. */
async function shown(headers: Record<string, string>): Promise<string> {
  return JSON.stringify(await engine.graphql(PAGE, {}, { headers }));
}

const previewed = () => shown({ "Preview-Version": token });

const session = () => engine.db.updateTable("admin_session").where("admin_user_id", "=", manager.id);
const person = () => engine.db.updateTable("admin_user").where("id", "=", manager.id);

test("a preview shows the draft to whoever has its token", async () => {
  expect(path).toBe("/custom-pet-photo-mug");
  expect(await previewed()).toContain("Mug in Preview");
  expect(await shown({})).toContain("Custom Pet Photo Mug");
  expect(await shown({ "Preview-Version": `${token}x` })).toContain(ENDED);
});

describe("a preview ends", () => {
  test("with the session", async () => {
    await engine.db.deleteFrom("admin_session").where("admin_user_id", "=", manager.id).execute();
    expect(await previewed()).toContain(ENDED);
  });

  test("when the session was idle for too long, which a preview does not change", async () => {
    const before = new Date(Date.now() - 2 * 60_000).toISOString();
    await session().set({ last_seen_at: before }).execute();
    expect(await previewed()).toContain("Mug in Preview");
    const seen = engine.db.selectFrom("admin_session").select("last_seen_at");
    expect(await seen.where("admin_user_id", "=", manager.id).executeTakeFirst()).toEqual({
      last_seen_at: before,
    });
    const idle = new Date(Date.now() - engine.settings.admin.idleMilliseconds).toISOString();
    await session().set({ last_seen_at: idle }).execute();
    expect(await previewed()).toContain(ENDED);
  });

  test("when the person no longer works with the catalog", async () => {
    await person().set({ role_code: "bookkeeper" }).execute();
    expect(await previewed()).toContain(ENDED);
  });

  test("when the product's store is no longer theirs", async () => {
    await person().set({ store_codes: '["neon"]' }).execute();
    expect(await previewed()).toContain(ENDED);
  });
});

test("a token changes nothing in another store", async () => {
  const headers = { Store: "neon", "Preview-Version": token };
  const query = "{ products(filter: {}, pageSize: 100) { items { name } } }";
  const own = await engine.graphql(query, {}, { headers: { Store: "neon" } });
  expect(own.data.products.items.length).toBeGreaterThan(0);
  expect(await engine.graphql(query, {}, { headers })).toEqual(own);
  await person().set({ store_codes: '["mpc"]' }).execute();
  expect(JSON.stringify(await engine.graphql(query, {}, { headers }))).toContain(ENDED);
});
