import { describe, expect, test } from "vitest";
import { preflightFindings } from "~/design/advice/preflight";
import { designProblems } from "~/design/advice/problems";
import { designWarnings } from "~/design/advice/warnings";
import { applyToProduct } from "~/design/document/apply-to-product";
import { acceptDesignDocument } from "~/design/document/check-document";
import { applyCommand, type Command } from "~/design/document/commands";
import { type DesignDocument, type PhotoMask, parseDesignDocument } from "~/design/document/document";
import { layersOf } from "~/design/layers/layers";
import { boxOf, withBox, withFeather, withStroke } from "~/design/photo-mask/change-mask";
import { MAX_STROKES } from "~/design/photo-mask/mask-limits";
import { blueprints } from "~/design/products/all-products.server";
import { serverOutline } from "~/design/text/fonts.server";
import { aDesign, photoOf, placed } from "./a-design";

const PHOTO = "a-photo-of-biscuit";
const place = { surface: "front", layer: "photo" };
const sitting: PhotoMask = {
  shape: "outline",
  points: [200, 1000, 300, 200, 700, 200, 800, 1000],
  feather: 0.5,
};
const masked = (mask: PhotoMask | undefined, photoId = PHOTO, surface = "front"): Command => ({
  ...place,
  surface,
  type: "set-mask",
  mask,
  photoId,
});

function aPoster(mask: PhotoMask, ...commands: Command[]): DesignDocument {
  return aDesign(
    "poster",
    { template: "full-photo", options: { size: "8x8" } },
    placed("front", "photo", PHOTO),
    masked(mask),
    ...commands,
  );
}

const maskOf = (document: DesignDocument) => photoOf(document, "front", "photo").mask;

describe("a mask in a design", () => {
  test("belongs to its photo, whatever the crop, and goes with another photo", () => {
    const cropped = aPoster(
      sitting,
      { ...place, type: "set-crop", crop: { zoom: 2, angle: 10 } },
      { ...place, type: "rotate-photo", rotation: 90 },
    );
    expect(maskOf(cropped)).toEqual(sitting);
    expect(maskOf(applyCommand(cropped, placed("front", "photo", "another-photo")))).toBeUndefined();
  });

  test("is not applied to another photo than it was made for", () => {
    const poster = aPoster(sitting);
    expect(applyCommand(poster, masked(undefined, "another-photo"))).toBe(poster);
  });

  test("is kept by another layout, by repeated photos and by another product", () => {
    const book = aDesign("photobook", {}, placed("cover", "photo", PHOTO), masked(sitting, PHOTO, "cover"));
    const repeated = layersOf(applyCommand(book, { type: "repeat-photos" })).filter(
      ({ layer }) => layer.kind === "photo" && layer.mask,
    );
    expect(repeated.length).toBeGreaterThan(5);
    const template = blueprints.poster.templates.find(({ key }) => key !== "full-photo")?.key ?? "";
    expect(maskOf(applyCommand(aPoster(sitting), { type: "choose-template", template }))).toEqual(sitting);
    const pillow = applyToProduct(aPoster(sitting), { blueprint: blueprints.pillow }, {});
    expect(layersOf(pillow).some(({ layer }) => layer.kind === "photo" && layer.mask)).toBe(true);
  });

  test("is accepted as it is stored, and a design without one is stored as before", () => {
    const poster = aPoster(sitting);
    const stored: unknown = JSON.parse(JSON.stringify(poster));
    expect(parseDesignDocument(stored)).toEqual(poster);
    expect(acceptDesignDocument(stored)).toEqual({ document: poster });
    const whole = applyCommand(poster, masked(undefined));
    expect(JSON.stringify(whole)).not.toContain("mask");
  });

  test.each<[string, object]>([
    ["a number that is none", { points: [0, 0, 1000, null] }],
    ["half a point", { points: [0, 0, 500, 0, 500] }],
    ["a fraction", { points: [0, 0, 500.5, 0, 500, 500] }],
    ["a point beyond the photo", { points: [0, 0, 1001, 0, 500, 500] }],
    ["too many points", { points: Array.from({ length: 602 }, () => 5) }],
    ["two points as an outline", { points: [0, 0, 500, 500] }],
    ["a box without extent", { shape: "ellipse", points: [500, 0, 500, 500] }],
    ["too soft an edge", { feather: 11 }],
    [
      "too many strokes",
      { strokes: Array.from({ length: 41 }, () => ({ keeps: true, width: 9, points: [5, 5] })) },
    ],
  ])("is rejected with %s", (_, change) => {
    const poster = aPoster({ ...sitting, ...change } as PhotoMask);
    expect(acceptDesignDocument(JSON.parse(JSON.stringify(poster)))).toHaveProperty("problem");
  });

  test("is rejected when all masks of a design are too large to be saved while its page is closing", () => {
    const points = Array.from({ length: 600 }, (_, index) => (index * 7) % 1000);
    const strokes = Array.from({ length: MAX_STROKES }, () => ({
      keeps: true,
      width: 100,
      points: points.slice(0, 80),
    }));
    const mask: PhotoMask = { shape: "outline", points, feather: 1, strokes };
    const book = aDesign("photobook", {}, placed("cover", "photo", PHOTO), masked(mask, PHOTO, "cover"));
    expect(acceptDesignDocument(JSON.parse(JSON.stringify(book)))).toHaveProperty("document");
    const full = applyCommand(book, { type: "repeat-photos" });
    expect(acceptDesignDocument(JSON.parse(JSON.stringify(full)))).toHaveProperty("problem");
  });
});

describe("the fields of a mask", () => {
  test("make a box within the photo, and keep the soft edge", () => {
    const soft = withFeather(withBox(undefined, "ellipse", {}), 3.04);
    expect(boxOf(soft)).toEqual({ left: 10, top: 10, width: 80, height: 80 });
    const moved = withBox(soft, "ellipse", { left: 99, width: 50, height: Number.NaN });
    expect(moved).toMatchObject({ points: [980, 100, 1000, 120], feather: 3 });
    expect(withFeather(soft, 99).feather).toBe(10);
  });

  test("brush strokes on a photo without a mask start from the whole photo, up to a number", () => {
    let mask = withStroke(undefined, { keeps: false, width: 50, points: [1, 1] });
    expect(mask?.points).toEqual([0, 0, 1000, 1000]);
    for (let count = 1; count < MAX_STROKES; count += 1)
      mask = mask && withStroke(mask, { keeps: true, width: 50, points: [1, 1] });
    expect(mask?.strokes).toHaveLength(MAX_STROKES);
    expect(mask && withStroke(mask, { keeps: true, width: 50, points: [1, 1] })).toBeNull();
  });
});

describe("paper around a cutout", () => {
  const sources = { [PHOTO]: { href: "", width: 4000, height: 4000 } };
  const findings = (document: DesignDocument) =>
    preflightFindings(document, { photos: sources, outline: serverOutline, resolutionFloor: 100 });
  const warnings = (document: DesignDocument) =>
    designWarnings(document, { photos: sources, outline: serverOutline }).map(({ kind }) => kind);
  const turned: Command = { ...place, type: "set-turn", turn: 12 };

  test("is what the shopper wants, also around a tilted pet", () => {
    for (const document of [aPoster(sitting), aPoster(sitting, turned)]) {
      expect(designProblems(document, serverOutline)).toEqual([]);
      expect(findings(document)).toEqual([]);
      expect(warnings(document)).toEqual([]);
    }
  });

  test("is found in the bleed where the cutout ends along the trimmed edge", () => {
    const almost: PhotoMask = { shape: "rectangle", points: [100, 8, 900, 992], feather: 0.5 };
    expect(findings(aPoster(almost))).toEqual([
      "Photo: its cutout ends in the bleed, so white paper may show at the edge.",
    ]);
    expect(warnings(aPoster(almost))).toEqual(["edge"]);
    expect(findings(aPoster({ ...almost, points: [100, 0, 900, 1000] }))).toEqual([]);
    const black: Command = { type: "set-background", surface: "front", color: "#2a211c" };
    expect(findings(aPoster(almost, black))).toEqual([]);
  });

  test("is found beside a tilted photo that only the box of a cutout covers", () => {
    const added: Command = { type: "add-layer", surface: "front", kind: "photo" };
    const over = { surface: "front", layer: "added-1" };
    const large = { x: -60, y: -60, width: 320, height: 320 };
    const both = aDesign(
      "poster",
      { template: "full-photo", options: { size: "8x8" } },
      placed("front", "photo", PHOTO),
      turned,
      added,
      placed("front", "added-1", PHOTO),
      { ...over, type: "set-box", box: large },
    );
    expect(designProblems(both, serverOutline)).toEqual([]);
    const cut = applyCommand(both, { ...over, type: "set-mask", mask: sitting, photoId: PHOTO });
    expect(designProblems(cut, serverOutline)).toHaveLength(1);
  });
});
