import { afterAll, beforeAll, expect, test } from "vitest";
import { eraseCustomer } from "~/engine/account-deletion/erase-customer";
import { readVersion } from "~/engine/cache-invalidation/read-invalidations";
import { decidePhoto } from "./decisions";
import type { EngineFixture, Sender } from "./engine-fixture";
import { sharedPhoto } from "./shared-photos";
import { customer } from "./shopper";
import { atTwin, openTwins } from "./twin-store";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openTwins();
});
afterAll(() => engine.close());

const shares = (petName: string, sender?: Sender) => sharedPhoto(engine, petName, sender);

async function decides(id: string, decision: "APPROVED" | "REJECTED"): Promise<void> {
  expect((await decidePhoto(engine, id, decision)).errors).toBeUndefined();
}

async function published(sender: Sender = {}, pageSize = 12) {
  const { data, errors } = await engine.graphql(
    "query ($pageSize: Int!) { customerPhotos(pageSize: $pageSize) { total_count items { id pet_name focus { x y } } } }",
    { pageSize },
    sender,
  );
  return data?.customerPhotos ?? errors?.[0].message;
}

const picture = (id: string, size = "thumbnail") => engine.rest(`/rest/mpc/V1/customer-photos/${id}/${size}`);

test("a shared photo is public once the shop approves it, until it takes it down", async () => {
  const id = await shares("Otto");
  expect((await published()).items).toEqual([]);
  expect((await picture(id)).status).toBe(404);

  const before = await readVersion(engine.db);
  await decides(id, "APPROVED");
  expect(await readVersion(engine.db)).toBe(before + 1);
  expect((await published()).items).toEqual([{ id, pet_name: "Otto", focus: expect.anything() }]);
  const shown = await picture(id);
  expect(shown.headers.get("Content-Type")).toBe("image/jpeg");
  expect(shown.headers.get("Cache-Control")).toBe("public, max-age=3600");
  expect((await picture(id, "original")).status).toBe(404);

  await decides(id, "REJECTED");
  expect(await readVersion(engine.db)).toBe(before + 2);
  expect((await published()).items).toEqual([]);
  expect((await picture(id)).status).toBe(404);
});

test("the latest photos come first, and pages have a size", async () => {
  for (const name of ["Ada", "Bo"]) await decides(await shares(name), "APPROVED");
  const { items, total_count } = await published({}, 1);
  expect([items.map(({ pet_name }: { pet_name: string }) => pet_name), total_count]).toEqual([["Bo"], 2]);
  expect(await published({}, 0)).toBe("pageSize value must be from 1 to 48.");
});

test("another store of the same database does not show it", async () => {
  const id = await shares("Cleo");
  await decides(id, "APPROVED");
  expect((await published(atTwin({}))).total_count).toBe(0);
  expect((await picture(id)).status).toBe(200);
});

test("a published photo disappears with its customer's account", async () => {
  const owner = await customer(engine);
  const id = await shares("Dot", owner);
  await decides(id, "APPROVED");
  const before = await readVersion(engine.db);
  await engine.db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom("customer")
      .selectAll()
      .where("id", "=", owner.id)
      .executeTakeFirstOrThrow();
    await eraseCustomer(transaction, engine.settings, row);
  });
  expect(await readVersion(engine.db)).toBeGreaterThan(before);
  expect((await picture(id)).status).toBe(404);
});
