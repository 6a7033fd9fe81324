import { describe, expect, test } from "vitest";
import { preflightFindings } from "~/design/advice/preflight";
import { applyToProduct } from "~/design/document/apply-to-product";
import type { Command } from "~/design/document/commands";
import { describeDesign } from "~/design/document/describe-design";
import { fillPhotos } from "~/design/photos/fill-photos";
import { emptyPhotoSlots, repeatPhotos } from "~/design/photos/repeat-photos";
import { blueprints } from "~/design/products/all-products.server";
import { dropEmptyPages } from "~/design/surfaces/drop-empty-pages";
import { serverOutline } from "~/design/text/fonts.server";
import { phonesIn } from "~/design/text/phone-layers";
import { designTitle } from "~/storefront/account/my-saved-design/design-title";
import { photoTargets } from "~/storefront/studio/photos/photo-tray";
import { aDesign, photoOf, placed, textOf, typed } from "./a-design";

const REX = "a-photo-of-rex";
const MAX = "a-photo-of-max";
const pixels = { width: 3000, height: 3000, takenAt: null };

const hide = (surface: string, layer: string): Command => ({
  type: "set-state",
  surface,
  layer,
  hidden: true,
});

describe("a hidden photo slot", () => {
  const stand = aDesign("mobilestand", { template: "two-pets" }, hide("front", "photo"));

  test("gets no photo, neither new ones nor those of the design", () => {
    const filled = fillPhotos(stand, [
      { id: REX, ...pixels },
      { id: MAX, ...pixels },
    ]);
    expect(photoOf(filled, "front", "photo").photoId).toBeNull();
    expect(photoOf(filled, "front", "photo-2").photoId).toBe(REX);
    expect(photoTargets(stand, null).map(({ layer }) => layer.id)).toEqual(["photo-2"]);
    expect(emptyPhotoSlots(filled)).toBe(0);
    expect(repeatPhotos(filled)).toBe(filled);
  });

  test("is no place to repeat its photo from", () => {
    const hidden = aDesign(
      "mobilestand",
      { template: "two-pets" },
      placed("front", "photo", REX),
      hide("front", "photo"),
    );
    expect(repeatPhotos(hidden)).toBe(hidden);
  });
});

describe("a hidden layer", () => {
  const named = [typed("front", "name", "Biscuit"), hide("front", "name")];
  const stand = aDesign(
    "mobilestand",
    { template: "photo-and-name" },
    placed("front", "photo", REX),
    ...named,
  );

  test("stays hidden in another layout", () => {
    const other = aDesign(
      "mobilestand",
      { template: "photo-and-name" },
      placed("front", "photo", REX),
      ...named,
      {
        type: "choose-template",
        template: "two-pets",
      },
    );
    expect(textOf(other, "front", "name")).toMatchObject({ text: "Biscuit", hidden: true });
    expect(photoOf(other, "front", "photo").hidden).toBeUndefined();
  });

  test("is not put on another product", () => {
    const target = { blueprint: blueprints["wood-print"] };
    const shown = aDesign(
      "mobilestand",
      { template: "photo-and-name" },
      placed("front", "photo", REX),
      named[0],
    );
    const namesOn = (design: typeof stand) => JSON.stringify(applyToProduct(design, target, {}));
    expect(namesOn(stand)).not.toContain("Biscuit");
    expect(namesOn(stand)).toContain(REX);
    expect(namesOn({ ...shown, surfaces: hiddenPhoto(shown) })).not.toContain(REX);
  });

  test("does not name a saved design", () => {
    expect(designTitle("Phone Stand", JSON.stringify(stand))).toBe("Phone Stand");
  });

  test("with a phone number asks for no confirmation", () => {
    const tag = aDesign("pet-tags", {}, typed("back", "phone", "5550100100"), hide("back", "phone"));
    expect(phonesIn(tag)).toEqual([]);
  });

  test("of an optional side leaves it empty without a finding", () => {
    const tag = aDesign("pet-tags", {}, typed("front", "name", "Rex"));
    const layers = tag.surfaces.back.layers.map((layer) => ({ ...layer, hidden: true as const }));
    const hidden = { ...tag, surfaces: { ...tag.surfaces, back: { ...tag.surfaces.back, layers } } };
    const findings = (document: typeof tag) =>
      preflightFindings(document, { photos: {}, outline: serverOutline, resolutionFloor: 60 });
    expect(findings(hidden)).toEqual(findings(tag));
  });
});

describe("hidden photos in a book", () => {
  const book = aDesign(
    "photobook",
    { template: "one-photo" },
    placed("cover", "photo", REX),
    placed("page-3", "photo", MAX),
    hide("page-3", "photo"),
  );

  test("are not counted in its description", () => {
    expect(describeDesign(book)).toContain("1 photo in all");
  });

  test("do not let their page be dropped", () => {
    expect(JSON.stringify(dropEmptyPages(book))).toContain(MAX);
  });
});

test("a phone number that a QR code calls is read back", () => {
  const target = { surface: "wrap", layer: "added-1" };
  const mug = (link: string) =>
    aDesign(
      "photomug",
      {},
      { type: "add-layer", surface: "wrap", kind: "code" },
      { type: "set-code", ...target, link },
    );
  expect(phonesIn(mug("555-010-0100"))).toEqual([
    { name: "wrap.added-1", number: "(555) 010-0100", isEngraved: false, isCode: true },
  ]);
  expect(phonesIn(mug("example.com"))).toEqual([]);
});

function hiddenPhoto({ surfaces }: ReturnType<typeof aDesign>) {
  const layers = surfaces.front.layers.map((layer) =>
    layer.kind === "photo" ? { ...layer, hidden: true as const } : layer,
  );
  return { ...surfaces, front: { ...surfaces.front, layers } };
}
