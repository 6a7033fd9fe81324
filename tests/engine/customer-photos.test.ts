import { afterAll, beforeAll, expect, test } from "vitest";
import { eraseCustomer } from "~/engine/account-deletion/erase-customer";
import { readVersion } from "~/engine/cache-invalidation/read-invalidations";
import { sharedPhotoToken } from "~/engine/shared-photos/shared-photo-token";
import { petPhoto } from "../fixtures/pet-photo";
import type { EngineFixture, Sender } from "./engine-fixture";
import { customer, guest } from "./shopper";
import { atTwin, openTwins } from "./twin-store";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openTwins();
});
afterAll(() => engine.close());

/** Shares a photo. @returns its id, and the token in the email to the store */
async function shares(petName: string, sender: Sender = guest()): Promise<{ id: string; token: string }> {
  const body = new Uint8Array((await petPhoto()).buffer);
  const sent = await engine.rest("/rest/mpc/V1/photos", { method: "POST", body }, sender);
  const { id } = (await sent.json()).data;
  const input = {
    photo_id: id,
    pet_name: petName,
    email: `${petName.toLowerCase()}@example.com`,
    story: "Lives at 12 Main Street.",
    consent: "You may.",
  };
  await engine.graphql(
    "mutation ($input: SharePhotoInput!) { sharePhoto(input: $input) { message } }",
    { input },
    sender,
  );
  return { id, token: sharedPhotoToken.sign(engine.settings, { photoId: id }) };
}

async function decides(token: string, decision: "APPROVE" | "REJECT") {
  const { data, errors } = await engine.graphql(
    "mutation ($input: ModerateSharedPhotoInput!) { moderateSharedPhoto(input: $input) { status } }",
    { input: { token, decision } },
  );
  return data?.moderateSharedPhoto?.status ?? errors?.[0].message;
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
  const { id, token } = await shares("Otto");
  expect((await published()).items).toEqual([]);
  expect((await picture(id)).status).toBe(404);

  const before = await readVersion(engine.db);
  expect(await decides(token, "APPROVE")).toBe("APPROVED");
  expect(await readVersion(engine.db)).toBe(before + 1);
  expect((await published()).items).toEqual([{ id, pet_name: "Otto", focus: expect.anything() }]);
  const shown = await picture(id);
  expect(shown.headers.get("Content-Type")).toBe("image/jpeg");
  expect(shown.headers.get("Cache-Control")).toBe("public, max-age=3600");
  expect((await picture(id, "original")).status).toBe(404);

  expect(await decides(token, "APPROVE")).toBe("APPROVED");
  expect(await readVersion(engine.db)).toBe(before + 1);
  expect(await decides(token, "REJECT")).toBe("REJECTED");
  expect(await readVersion(engine.db)).toBe(before + 2);
  expect((await published()).items).toEqual([]);
  expect((await picture(id)).status).toBe(404);
});

test("the latest photos come first, and pages have a size", async () => {
  for (const name of ["Ada", "Bo"]) await decides((await shares(name)).token, "APPROVE");
  const { items, total_count } = await published({}, 1);
  expect([items.map(({ pet_name }: { pet_name: string }) => pet_name), total_count]).toEqual([["Bo"], 2]);
  expect(await published({}, 0)).toBe("pageSize value must be from 1 to 48.");
});

test("another store of the same database neither shows nor decides about it", async () => {
  const { id, token } = await shares("Cleo");
  await decides(token, "APPROVE");
  expect((await published(atTwin({}))).total_count).toBe(0);
  const elsewhere = await engine.graphql(
    "mutation ($input: ModerateSharedPhotoInput!) { moderateSharedPhoto(input: $input) { status } }",
    { input: { token, decision: "REJECT" } },
    atTwin({}),
  );
  expect(elsewhere.errors).toBeDefined();
  expect((await picture(id)).status).toBe(200);
});

test("a published photo disappears with its customer's account", async () => {
  const owner = await customer(engine);
  const { id, token } = await shares("Dot", owner);
  await decides(token, "APPROVE");
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
