import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { deleteOldCarts } from "~/engine/abandoned-carts/delete-old-carts";
import { openSqlite } from "~/engine/database/sqlite-file";
import { NO_LIMIT } from "~/engine/database/time-limit";
import { randomId } from "~/engine/shared/secrets";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { add, cartWithTag, customer, designTag, guest, ownCart, place, readyCart, tag } from "./shopper";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const DAY = 24 * 60 * 60_000;
const now = new Date();
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY).toISOString();

function deleteCarts(keepGuestDays = 90, db = engine.db): Promise<void> {
  const settings = { ...engine.settings, carts: { ...engine.settings.carts, keepGuestDays } };
  return deleteOldCarts.run({ db, settings, storeCode: "mpc", wakeMail: vi.fn() }, now);
}

async function touched(cartId: string, days: number): Promise<string> {
  await engine.db
    .updateTable("cart")
    .set({ updated_at: daysAgo(days) })
    .where("id", "=", cartId)
    .execute();
  return cartId;
}

async function isKept(id: string): Promise<boolean> {
  const cart = await engine.db.selectFrom("cart").select("id").where("id", "=", id).executeTakeFirst();
  return cart !== undefined;
}

async function linesOf(id: string): Promise<number> {
  return (await engine.db.selectFrom("cart_item").select("uid").where("cart_id", "=", id).execute()).length;
}

it("deletes a guest's cart unchanged for ninety days, with its lines", async () => {
  const old = await touched((await cartWithTag(engine)).id, 91);
  const young = await touched((await cartWithTag(engine)).id, 89);
  await deleteCarts();
  expect([await isKept(old), await linesOf(old)]).toEqual([false, 0]);
  expect([await isKept(young), await linesOf(young)]).toEqual([true, 1]);
});

it("uses the configured time, and keeps all carts when it is off", async () => {
  const id = await touched((await cartWithTag(engine)).id, 60);
  await deleteCarts(0);
  await deleteCarts(61);
  expect(await isKept(id)).toBe(true);
  await deleteCarts(60);
  expect(await isKept(id)).toBe(false);
});

it("keeps ordered carts, and customers' carts", async () => {
  const sender = guest();
  const ordered = await readyCart(engine, sender);
  await place(engine, sender, ordered);
  const shopper = await customer(engine);
  const own = await ownCart(engine, shopper);
  await add(engine, shopper, own, [tag(await designTag(engine, shopper))]);
  for (const id of [ordered, own]) await touched(id, 400);
  await deleteCarts();
  expect([await isKept(ordered), await isKept(own)]).toEqual([true, true]);
});

it("deletes more carts than fit a batch, also those of the same moment, and yields to other requests", async () => {
  const { id: like } = await cartWithTag(engine);
  const row = await engine.db.selectFrom("cart").selectAll().where("id", "=", like).executeTakeFirstOrThrow();
  const ids = Array.from({ length: 450 }, () => randomId());
  for (const id of ids) {
    await engine.db
      .insertInto("cart")
      .values({ ...row, id, updated_at: daysAgo(100) })
      .execute();
  }
  let turns = 0;
  const shoppers = setInterval(() => {
    turns += 1;
  });
  await deleteCarts();
  clearInterval(shoppers);
  expect(turns).toBeGreaterThan(1);
  const left = await engine.db
    .selectFrom("cart")
    .select("id")
    .where("updated_at", "=", daysAgo(100))
    .execute();
  expect(left).toEqual([]);
});

it("stores its own progress, independent of other jobs", async () => {
  await engine.db
    .insertInto("job")
    .values({ name: "a-job", due_at: now.toISOString(), done_until: now.toISOString() })
    .execute();
  const old = await touched((await cartWithTag(engine)).id, 100);
  await deleteCarts();
  expect(await isKept(old)).toBe(false);
});

it("does not read again what is older than its progress", async () => {
  await engine.db
    .insertInto("job")
    .values({ name: deleteOldCarts.name, due_at: now.toISOString() })
    .execute();
  await touched((await cartWithTag(engine)).id, 120);
  await deleteCarts();
  const older = await touched((await cartWithTag(engine)).id, 200);
  const younger = await touched((await cartWithTag(engine)).id, 100);
  await deleteCarts();
  expect([await isKept(older), await isKept(younger)]).toEqual([true, false]);
});

it.skipIf(process.env.TEST_DATABASE_URL)("reads a few carts by id, independent of other data", async () => {
  const watched = engine.db.within(NO_LIMIT);
  const executions = vi.spyOn(watched.getExecutor(), "executeQuery");
  await touched((await cartWithTag(engine)).id, 99);
  await deleteCarts(90, watched);
  const queries = executions.mock.calls.map(([query]) => query);
  const removal = queries.find(({ sql }) => sql.startsWith('delete from "cart" '));
  const file = openSqlite(join(engine.settings.dataDirectory, "shop.db"), { readonly: true });
  const [first] = file.prepare(`explain query plan ${removal?.sql}`).all(removal?.parameters ?? []);
  file.close();
  expect(first).toMatchObject({ detail: expect.stringContaining("(id=?)") });
});
