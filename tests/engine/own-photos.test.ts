import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const visitor: Sender = { owner: "a visitor's owner token" };
const stranger: Sender = { owner: "another visitor's token" };

async function upload(background: string, sender: Sender = visitor): Promise<string> {
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background } });
  const body = new Uint8Array(await picture.jpeg().toBuffer());
  const response = await engine.rest("/rest/mpc/V1/photos", { method: "POST", body }, sender);
  return (await response.json()).data.id;
}

async function photosOf(sender: Sender, variables: object = {}): Promise<string[]> {
  const { data } = await engine.graphql<{ photos: { id: string }[] }>(
    "query ($ids: [ID!], $pageSize: Int) { photos(ids: $ids, pageSize: $pageSize) { id width height url } }",
    variables,
    sender,
  );
  return data.photos.map(({ id }) => id);
}

describe("the photos of a visitor", () => {
  test("are listed for them only; a foreign id gets the same response as an unknown one", async () => {
    const [red, blue] = [await upload("#c04040"), await upload("#4040c0")];
    expect((await photosOf(visitor)).toSorted()).toEqual([red, blue].toSorted());
    expect(await photosOf(visitor, { pageSize: 1 })).toHaveLength(1);
    expect(await photosOf(visitor, { ids: [red, "nobody"] })).toEqual([red]);
    expect(await photosOf(visitor, { ids: [] })).toEqual([]);
    expect(await photosOf(stranger)).toEqual([]);
    expect(await photosOf(stranger, { ids: [red] })).toEqual([]);
    expect(await photosOf({})).toEqual([]);
  });
});

describe("removing a photo", () => {
  const REMOVE = "mutation ($id: ID!) { removePhoto(id: $id) }";

  test("takes it off the visitor's list, and nothing else", async () => {
    const id = await upload("#c0c040");
    const { data } = await engine.graphql(REMOVE, { id }, visitor);
    expect(data).toEqual({ removePhoto: true });
    expect(await photosOf(visitor)).not.toContain(id);
    expect(await photosOf(visitor, { ids: [id] })).toEqual([id]);
    expect((await engine.rest(`/rest/mpc/V1/photos/${id}/display`, {}, visitor)).status).toBe(200);
  });

  test("is denied to others, as for an unknown photo", async () => {
    const id = await upload("#c040c0");
    const foreign = await engine.graphql(REMOVE, { id }, stranger);
    const unknown = await engine.graphql(REMOVE, { id: "a".repeat(32) }, stranger);
    expect(foreign.errors?.[0].message).toBe("We couldn't find that photo.");
    expect(unknown.errors?.[0].message).toBe("We couldn't find that photo.");
    expect(await photosOf(visitor)).toContain(id);
  });
});

describe("a photo on a product", () => {
  const shown = (id: string, sku: string, sender: Sender = visitor) =>
    engine.rest(`/rest/mpc/V1/photos/${id}/on/${sku}.svg`, {}, sender);

  test("is a self-contained picture with the photo inside, cached by the visitor's browser only", async () => {
    const response = await shown(await upload("#40c040"), "photo-mug");
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toContain("image/svg+xml");
    expect(response.headers.get("Cache-Control")).toContain("private");
    const svg = await response.text();
    expect(svg).toContain("data:image/jpeg;base64,");
    expect(svg).not.toMatch(/href="(https?:|\/)/);
  });

  test("is private, and not available for undesigned products", async () => {
    const id = await upload("#40c0c0");
    expect((await shown(id, "photo-mug", stranger)).status).toBe(404);
    expect((await shown(id, "photo-mug", {})).status).toBe(404);
    expect((await shown(id, "gift-wrap")).status).toBe(404);
    expect((await shown("a".repeat(32), "photo-mug")).status).toBe(404);
  });
});

describe("a layout", () => {
  const layout = (path: string, sender: Sender = visitor) =>
    engine.rest(`/rest/mpc/V1/layouts/${path}`, {}, sender);

  test("is drawn with the visitor's photo once, however many spots it has", async () => {
    const id = await upload("#804040");
    const response = await layout(`canvas/four-photos.svg?size=11x14&photo=${id}`);
    expect(response.status).toBe(200);
    const svg = await response.text();
    expect(svg.match(/data:image\/jpeg;base64,/g)).toHaveLength(1);
    expect(svg.match(/<use /g)).toHaveLength(4);
    expect(svg).toContain('viewBox="0 0 279.4 355.6"');
    expect(svg.length).toBeLessThan(60_000);
  });

  test("of a set shows its panels side by side, the photo embedded once", async () => {
    const id = await upload("#804080");
    const svg = await (await layout(`wall-set/three-photos.svg?photo=${id}`)).text();
    expect(svg.match(/data:image\/jpeg;base64,/g)).toHaveLength(1);
    expect(svg.match(/<use /g)).toHaveLength(3);
    expect(new Set(svg.match(/<g transform="translate\([\d.]+ 0\)">/g)).size).toBe(3);
  });

  test("is drawn with empty spots without a photo", async () => {
    const response = await layout("canvas/shared-arch.svg", {});
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain("data:");
  });

  test("is missing with another visitor's photo, and under an unknown name", async () => {
    const id = await upload("#408040");
    expect((await layout(`canvas/shared-arch.svg?photo=${id}`, stranger)).status).toBe(404);
    expect((await layout("canvas/spiral.svg")).status).toBe(404);
    expect((await layout("constructor/shared-arch.svg")).status).toBe(404);
  });
});
