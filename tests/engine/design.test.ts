import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { applyCommand } from "~/design/document/commands";
import type { DesignDocument } from "~/design/document/document";
import { sampleDocument } from "~/design/products/samples";
import "../fixtures/brand-samples";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const visitor: Sender = { owner: "a visitor's owner token" };
const stranger: Sender = { owner: "another visitor's token" };
const SAVE = `mutation ($input: SaveDesignInput!) {
  saveDesign(input: $input) {
    design { id revision sku document picture_url photos { id url width } problems { field message } }
    user_errors { code field message }
  }
}`;
const READ = "query ($id: ID!) { design(id: $id) { id revision document } }";

function mug(name = "Biscuit", photoId?: string): DesignDocument {
  const sample = sampleDocument("photo-mug");
  if (!sample) throw new Error("The mug has no sample.");
  const named = applyCommand(sample, { type: "set-text", surface: "wrap", layer: "name", text: name });
  if (!photoId) return named;
  return applyCommand(named, { type: "place-photo", surface: "wrap", layer: "photo", photoId });
}

function save(document: unknown, changes: object = {}, sender: Sender = visitor) {
  const text = typeof document === "string" ? document : JSON.stringify(document);
  return engine.graphql(SAVE, { input: { sku: "photo-mug", document: text, ...changes } }, sender);
}

async function saved(document: DesignDocument, changes: object = {}, sender: Sender = visitor) {
  const { data, errors } = await save(document, changes, sender);
  expect(errors ?? data.saveDesign.user_errors).toEqual([]);
  return data.saveDesign.design;
}

async function customerToken(email: string): Promise<string> {
  const input = { firstname: "Ada", lastname: "Byron", email, password: "Analytical1" };
  const { data } = await engine.graphql(
    "mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer_token } }",
    { input },
  );
  return data.createCustomer.customer_token;
}

async function uploadedPhoto(sender: Sender): Promise<string> {
  const body = new Uint8Array(
    await sharp({ create: { width: 300, height: 200, channels: 3, background: "#3060c0" } })
      .jpeg()
      .toBuffer(),
  );
  const response = await engine.rest("/rest/mpc/V1/photos", { method: "POST", body }, sender);
  return (await response.json()).data.id;
}

describe("saving a design", () => {
  test("creates a new revision whenever something has changed", async () => {
    const first = await saved(mug("Biscuit"));
    const same = await saved(mug("Biscuit"), { id: first.id });
    const second = await saved(mug("Max"), { id: first.id });
    expect([first.revision, same.revision, second.revision]).toEqual([1, 1, 2]);
    expect(second.picture_url).toBe(`/pictures/designs/${first.id}/2.svg`);
    const { data } = await engine.graphql(READ, { id: first.id }, visitor);
    expect(data.design.document).toBe(second.document);
  });

  test("opens one of version 2, and makes no new revision of it while nothing has changed", async () => {
    const { id } = await saved(mug("Biscuit"));
    const former = JSON.stringify(mug("Biscuit"))
      .replace('"version":3', '"version":2')
      .replaceAll('"color":"#', '"colour":"#')
      .replaceAll('"align":"center"', '"align":"centre"');
    await engine.db
      .updateTable("design_revision")
      .set({ document: former })
      .where("design_id", "=", id)
      .execute();
    const { data } = await engine.graphql(READ, { id }, visitor);
    expect(JSON.parse(data.design.document)).toEqual(mug("Biscuit"));
    expect((await saved(mug("Biscuit"), { id })).revision).toBe(1);
    expect((await saved(JSON.parse(former), { id })).revision).toBe(1);
    expect((await saved(mug("Max"), { id })).revision).toBe(2);
  });

  test("accepts an unfinished design and lists what is missing", async () => {
    const empty = structuredClone(mug());
    for (const layer of empty.surfaces.wrap.layers) if (layer.kind === "photo") layer.photoId = null;
    const { problems } = await saved(empty);
    expect(problems).toMatchObject([{ field: "wrap.photo" }]);
  });

  test("requires an owner", async () => {
    const { data, errors } = await save(mug(), {}, {});
    expect(data).toBeNull();
    expect(errors?.[0].extensions.category).toBe("graphql-authorization");
  });

  test("is rejected as expired sign-in, not because of missing cookies", async () => {
    const { errors } = await save(mug(), {}, { token: "expired" });
    expect(errors?.[0].message).toBe("The current customer isn't authorized.");
  });

  test.each([
    ["no JSON", "{", {}, "INVALID_DESIGN"],
    ["null", "null", {}, "INVALID_DESIGN"],
    ["something else", "[1,2,3]", {}, "INVALID_DESIGN"],
    ["an endless text", `"${"x".repeat(100_000)}"`, {}, "INVALID_DESIGN"],
    ["an unknown blueprint", { ...mug(), blueprint: "spaceship" }, {}, "INVALID_DESIGN"],
    [
      "an option not offered",
      { ...mug(), options: { color: "invisible", size: "11oz" } },
      {},
      "INVALID_DESIGN",
    ],
    ["another product's design", mug(), { sku: "pet-tag" }, "INVALID_DESIGN"],
    ["an unknown product", mug(), { sku: "no-such-product" }, "PRODUCT_NOT_FOUND"],
    ["an unknown design", mug(), { id: "A".repeat(32) }, "DESIGN_NOT_FOUND"],
    ["an unknown photo", mug("Max", "A".repeat(32)), {}, "PHOTO_NOT_FOUND"],
  ])("rejects %s", async (_what, document, changes, code) => {
    const { data } = await save(document, changes);
    expect(data.saveDesign).toMatchObject({ design: null, user_errors: [{ code }] });
  });

  test("rejects a photo of another person as if it did not exist", async () => {
    const photoId = await uploadedPhoto(stranger);
    const { data } = await save(mug("Max", photoId));
    expect(data.saveDesign.user_errors).toMatchObject([{ code: "PHOTO_NOT_FOUND", field: "wrap.photo" }]);
  });
});

describe("another person's design", () => {
  test("can be neither read, changed nor viewed", async () => {
    const { id } = await saved(mug());
    expect((await engine.graphql(READ, { id }, stranger)).data.design).toBeNull();
    expect((await engine.graphql(READ, { id }, {})).data.design).toBeNull();
    expect((await save(mug("Mine"), { id }, stranger)).data.saveDesign.user_errors).toMatchObject([
      { code: "DESIGN_NOT_FOUND" },
    ]);
    const picture = await engine.rest(`/rest/mpc/V1/designs/${id}/1/picture.svg`, {}, stranger);
    expect(picture.status).toBe(404);
  });
});

describe("a list of designs", () => {
  const LIST = "{ designs { items { id photos { id } } total_count } }";

  test("shows each with its own photo, fetched for all at once", async () => {
    const collector: Sender = { owner: "a collector's owner token" };
    const one = await uploadedPhoto(collector);
    const other = await uploadedPhoto(collector);
    const queries = vi.spyOn(engine.db.getExecutor(), "provideConnection");
    const asked = async () => {
      queries.mockClear();
      const { data } = await engine.graphql(LIST, {}, collector);
      return { items: data.designs.items, queries: queries.mock.calls.length };
    };
    const first = await saved(mug("Max", one), {}, collector);
    const short = await asked();
    const second = await saved(mug("Rex", other), {}, collector);
    const third = await saved(mug("Ada", one), {}, collector);
    const long = await asked();
    expect(long.items.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
      [
        { id: first.id, photos: [{ id: one }] },
        { id: second.id, photos: [{ id: other }] },
        { id: third.id, photos: [{ id: one }] },
      ].toSorted((a, b) => a.id.localeCompare(b.id)),
    );
    expect(short.queries).toBeGreaterThan(0);
    expect(long.queries).toBe(short.queries);
  });
});

describe("a design's picture", () => {
  test("is self-contained with its photo inside", async () => {
    const photoId = await uploadedPhoto(visitor);
    const { id, photos } = await saved(mug("Max", photoId));
    expect(photos).toEqual([{ id: photoId, url: `/photos/${photoId}/display`, width: 300 }]);
    const response = await engine.rest(`/rest/mpc/V1/designs/${id}/1/picture.svg`, {}, visitor);
    const svg = await response.text();
    expect(response.headers.get("Content-Type")).toContain("image/svg+xml");
    expect(svg).toMatch(/^<svg/);
    expect(svg).toContain("data:image/jpeg;base64,");
  });

  test("does not exist for a revision that was never saved", async () => {
    const { id } = await saved(mug());
    expect((await engine.rest(`/rest/mpc/V1/designs/${id}/7/picture.svg`, {}, visitor)).status).toBe(404);
  });
});

describe("signing in", () => {
  const CLAIM = "mutation { claimDesigns }";

  test("assigns the visitor's designs to the customer alone", async () => {
    const maker: Sender = { owner: "the maker's owner token" };
    const photoId = await uploadedPhoto(maker);
    const { id } = await saved(mug("Max", photoId), {}, maker);
    const token = await customerToken("maker@example.com");
    const { data } = await engine.graphql(CLAIM, {}, { ...maker, token });
    expect(data.claimDesigns).toBe(true);

    expect((await engine.graphql(READ, { id }, { token })).data.design.id).toBe(id);
    expect((await engine.graphql(READ, { id }, maker)).data.design).toBeNull();
    expect((await engine.rest(`/rest/mpc/V1/photos/${photoId}/display`, {}, { token })).status).toBe(200);
    expect((await engine.rest(`/rest/mpc/V1/photos/${photoId}/display`, {}, maker)).status).toBe(404);
  });

  test("does not assign what another customer has claimed", async () => {
    const shared: Sender = { owner: "the token of a shared computer" };
    const { id } = await saved(mug(), {}, shared);
    const first = await customerToken("first@example.com");
    const second = await customerToken("second@example.com");
    await engine.graphql(CLAIM, {}, { ...shared, token: first });
    await engine.graphql(CLAIM, {}, { ...shared, token: second });
    expect((await engine.graphql(READ, { id }, { ...shared, token: second })).data.design).toBeNull();
  });

  test("is required to claim", async () => {
    const { errors } = await engine.graphql(CLAIM, {}, visitor);
    expect(errors?.[0].extensions.category).toBe("graphql-authorization");
  });
});
