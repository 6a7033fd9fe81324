import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { applyCommand } from "~/design/document/commands";
import type { DesignDocument, PhotoMask } from "~/design/document/document";
import { layersOf } from "~/design/layers/layers";
import { blueprints } from "~/design/products/all-products.server";
import { petPhotoSize } from "../fixtures/pet-photo";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { sendPhoto } from "./photo-mugs";

/** Designs with a pet that is cut out. */

let engine: EngineFixture;
let photoId: string;
const owner: Sender = { owner: "a visitor's owner token" };
const stranger: Sender = { owner: "another visitor's token" };
const sitting: PhotoMask = {
  shape: "outline",
  points: [200, 1000, 300, 200, 700, 200, 800, 1000],
  feather: 0.5,
  strokes: [{ keeps: false, width: 50, points: [500, 500] }],
};

beforeAll(async () => {
  engine = await openFixture();
  photoId = await sendPhoto(engine, owner);
});
afterAll(() => engine.close());

function aMug(mask: PhotoMask): DesignDocument {
  const filled = applyCommand(startDocument(blueprints.photomug, { template: "full-wrap" }), {
    type: "fill-photos",
    photos: [{ id: photoId, ...petPhotoSize, takenAt: null }],
  });
  const slot = layersOf(filled).find(({ layer }) => layer.kind === "photo");
  if (!slot) throw new Error("The mug has no photo.");
  const { surface, layer } = slot;
  return applyCommand(filled, { type: "set-mask", surface, layer: layer.id, photoId, mask });
}

async function save(document: DesignDocument, sender = owner) {
  const { data } = await engine.graphql(
    `mutation ($input: SaveDesignInput!) {
      saveDesign(input: $input) { design { id revision document } user_errors { code } }
    }`,
    { input: { sku: "photo-mug", document: JSON.stringify(document) } },
    sender,
  );
  return data.saveDesign;
}

async function picture(id: string, revision: number, sender: Sender) {
  return engine.rest(`/rest/mpc/V1/designs/${id}/${revision}/picture.svg`, {}, sender);
}

describe("a design with a mask", () => {
  test("is saved as it is, and its picture shows the cutout, to its owner alone", async () => {
    const document = aMug(sitting);
    const { design, user_errors } = await save(document);
    expect(user_errors).toEqual([]);
    expect(JSON.parse(design.document)).toEqual(JSON.parse(JSON.stringify(document)));
    const svg = await (await picture(design.id, design.revision, owner)).text();
    expect(svg).toContain("<mask ");
    expect(svg).toContain("<feGaussianBlur");
    expect((await picture(design.id, design.revision, stranger)).status).toBe(404);
  });

  test("of another visitor's photo is rejected", async () => {
    const { user_errors } = await save(aMug(sitting), stranger);
    expect(user_errors).toEqual([{ code: "PHOTO_NOT_FOUND" }]);
  });

  test("that is not one, or too large, is rejected", async () => {
    const wrong = [
      { ...sitting, points: [0, 0, 1e9, 5, 5, 5] },
      { ...sitting, points: Array.from({ length: 100_000 }, () => 1) },
      { ...sitting, feather: "soft" },
    ] as unknown as PhotoMask[];
    for (const mask of wrong)
      expect((await save(aMug(mask))).user_errors).toEqual([{ code: "INVALID_DESIGN" }]);
  });
});
