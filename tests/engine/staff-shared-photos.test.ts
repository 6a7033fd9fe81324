import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readVersion } from "~/engine/cache-invalidation/read-invalidations";
import { signToken } from "~/engine/shared/signed-token";
import { decidePhoto, linkedId } from "./decisions";
import type { EngineFixture } from "./engine-fixture";
import { sharedPhoto, sharePhoto, uploadPhoto } from "./shared-photos";
import { guest } from "./shopper";
import { auditOf, callAdmin, resultOf, staffMember, type TestStaff } from "./staff";
import { atTwin, openTwins } from "./twin-store";

/** What staff see of the photos that customers share, and decide about them. */

let engine: EngineFixture;
let support: TestStaff;
beforeAll(async () => {
  engine = await openTwins();
  support = await staffMember(engine, "support");
});
afterAll(() => engine.close());

interface Listed {
  items: { id: string; status: string; pet_name: string; picture_url: string | null }[];
  end_cursor: string | null;
}

async function list(wanted: object, token = support.token): Promise<Listed> {
  const query = `query ($status: SharedPhotoStatus = PENDING, $pageSize: Int = 24, $after: String, $id: ID) {
    sharedPhotos(status: $status, pageSize: $pageSize, after: $after, id: $id) {
      items { id status pet_name email story consent picture_url store_code } end_cursor
    } }`;
  return resultOf(await callAdmin(engine, query, wanted, token), "sharedPhotos");
}

const idsOf = ({ items }: Listed) => items.map(({ id }) => id);
const pictureAt = (path: string | null, sender = {}) =>
  engine.rest(`/rest/mpc/V1${path?.replace("/shared-photos/photo/", "/shared-photos/")}`, {}, sender);

describe("shared photos", () => {
  test("are listed by status with their pictures, newest first and page by page", async () => {
    const ids = [];
    for (const name of ["Ada", "Bo", "Cleo"]) ids.unshift(await sharedPhoto(engine, name));
    const first = await list({ pageSize: 2 });
    const second = await list({ pageSize: 2, after: first.end_cursor });
    expect([...idsOf(first), ...idsOf(second)].slice(0, 3)).toEqual(ids);
    expect(first.items[0]).toMatchObject({
      pet_name: "Cleo",
      email: "cleo@example.com",
      story: "Lives at 12 Main Street.",
      consent: "You may show it on your website.",
      status: "PENDING",
    });
    const picture = await pictureAt(first.items[0].picture_url);
    expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
  });

  test("that were shared at the same moment are on one page each", async () => {
    const ids = [await sharedPhoto(engine, "Dot"), await sharedPhoto(engine, "Eve")];
    await engine.db
      .updateTable("shared_photo")
      .set({ created_at: "2099-01-01T00:00:00.000Z" })
      .where("photo_id", "in", ids)
      .execute();
    const first = await list({ pageSize: 1 });
    const second = await list({ pageSize: 1, after: first.end_cursor });
    expect([...idsOf(first), ...idsOf(second)].sort()).toEqual(ids.sort());
  });

  test("are decided about together, but for those that can't be, each on record", async () => {
    const ids = [
      await sharedPhoto(engine, "Gil"),
      await sharedPhoto(engine, "Hal"),
      await sharedPhoto(engine, "Ivy"),
    ];
    await decidePhoto(engine, ids[2], "WITHDRAWN", { token: support.token });
    const together = async (decision: string) => {
      const mutation =
        "mutation ($ids: [ID!]!, $decision: SharedPhotoDecision!) { decideSharedPhotos(ids: $ids, decision: $decision) { changed unchanged } }";
      return callAdmin(engine, mutation, { ids, decision }, support.token);
    };
    expect(resultOf(await together("APPROVED"), "decideSharedPhotos")).toEqual({ changed: 2, unchanged: 1 });
    expect(resultOf(await together("APPROVED"), "decideSharedPhotos")).toEqual({ changed: 0, unchanged: 3 });
    expect(idsOf(await list({ status: "APPROVED" }))).toEqual(expect.arrayContaining(ids.slice(0, 2)));
    const entries = (await auditOf(engine, "shared-photo.approve")).slice(-2);
    expect(entries.map(({ subject_id }) => subject_id)).toEqual(ids.slice(0, 2));
    expect((await together("WITHDRAWN")).errors?.[0].message).toContain("one by one");
  });

  test("are published, taken down and published again, each time on record", async () => {
    const id = await sharedPhoto(engine, "Fido");
    const before = await readVersion(engine.db);
    for (const decision of ["APPROVED", "REJECTED", "APPROVED"] as const) {
      const { errors } = await decidePhoto(engine, id, decision, { token: support.token });
      expect(errors).toBeUndefined();
      expect(idsOf(await list({ status: decision }))).toContain(id);
    }
    expect(await readVersion(engine.db)).toBe(before + 3);
    const entries = (await auditOf(engine, "shared-photo.approve")).filter(
      ({ subject_id }) => subject_id === id,
    );
    expect(entries.map(({ admin_user_id }) => admin_user_id)).toEqual([support.id, support.id]);
    const { data } = await engine.graphql("{ customerPhotos(pageSize: 48) { items { id } } }");
    expect(data.customerPhotos.items).toContainEqual({ id });
  });

  test("are decided once by a form that is sent twice", async () => {
    const id = await sharedPhoto(engine, "Gus");
    const key = "key-of-a-repeated-form";
    const sent = [await decidePhoto(engine, id, "APPROVED", { key })];
    await decidePhoto(engine, id, "REJECTED");
    sent.push(await decidePhoto(engine, id, "APPROVED", { key }));
    expect(sent.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    expect(idsOf(await list({ status: "REJECTED" }))).toContain(id);
  });

  test("that their customer has withdrawn are taken down for good, and their picture is gone", async () => {
    const sender = guest();
    const id = await sharedPhoto(engine, "Hugo", sender);
    const { items } = await list({ id });
    await decidePhoto(engine, id, "APPROVED");
    await decidePhoto(engine, id, "WITHDRAWN");
    expect((await engine.rest(`/rest/mpc/V1/customer-photos/${id}/thumbnail`)).status).toBe(404);
    expect((await pictureAt(items[0].picture_url)).status).toBe(404);
    for (const decision of ["APPROVED", "REJECTED"] as const) {
      expect((await decidePhoto(engine, id, decision)).errors?.[0].message).toContain("has withdrawn");
    }
    await sharePhoto(engine, sender, id);
    expect((await list({ id })).items).toMatchObject([{ status: "WITHDRAWN", picture_url: null }]);
  });

  test("of another store are neither seen nor decided", async () => {
    const id = await sharedPhoto(engine, "Ida");
    const { token } = await staffMember(engine, "support", { storeCodes: ["twin"] });
    expect(idsOf(await list({}, token))).not.toContain(id);
    expect(idsOf(await list({ id }, token))).toEqual([]);
    const { errors } = await decidePhoto(engine, id, "APPROVED", { token });
    expect(errors?.[0].message).toContain("no such photo");
  });

  test.each(["", "nothing", "x".repeat(500)])("with the id %j do not exist", async (id) => {
    const { errors } = await decidePhoto(engine, id, "APPROVED");
    expect(errors?.[0].message).toContain("no such photo");
  });
});

describe("the link to a picture", () => {
  test("works in every store, and for nothing but a shared photo", async () => {
    const { settings } = engine;
    const photoId = await sharedPhoto(engine, "Jo");
    const unshared = await uploadPhoto(engine, guest());
    const purpose = "shared-photo-picture";
    const right = signToken(settings, purpose, { photoId });
    expect((await pictureAt(`/shared-photos/${right}`, atTwin({}))).status).toBe(200);
    const wrong = [
      `${right}x`,
      "nothing",
      signToken(settings, "view-shared-photo", { photoId }),
      signToken({ sessionSecret: "another secret, just as long as it" }, purpose, { photoId }),
      signToken(settings, purpose, { photoId }, Date.now() - 1),
      signToken(settings, purpose, { photoId: unshared }),
    ];
    for (const token of wrong) {
      expect((await pictureAt(`/shared-photos/${token}`)).status, token).toBe(404);
    }
  });
});

test("the email to the store leads to the photo, and its link shows nothing by itself", async () => {
  const id = await sharedPhoto(engine, "Kit");
  expect(await linkedId(engine, "About Kit:")).toBe(id);
  expect((await engine.rest(`/rest/mpc/V1/shared-photos/${id}`)).status).toBe(404);
});
