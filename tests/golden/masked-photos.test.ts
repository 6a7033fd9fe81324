import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { applyCommand, type Command } from "~/design/document/commands";
import type { DesignDocument, PhotoMask } from "~/design/document/document";
import { layersOf } from "~/design/layers/layers";
import { blueprints } from "~/design/products/all-products.server";
import { goldenPhotos } from "./golden-design";
import { Renderings } from "./renderings";

/** A photo without its background: by the server, by a browser and in the print file. */

const COLOR_TOLERANCE = 0.15;
const MAX_PER_MILLE = 6;

/** Sharp corners, along the lower edge of the photo, mended by two strokes; the last one crosses the outline. */
const outline: PhotoMask = {
  shape: "outline",
  points: [200, 1000, 250, 400, 480, 80, 520, 420, 800, 300, 760, 1000],
  feather: 2,
  strokes: [
    { keeps: true, width: 120, points: [760, 500, 900, 480] },
    { keeps: false, width: 60, points: [400, 700, 600, 720, 620, 900] },
  ],
};
const masks: Record<string, PhotoMask> = {
  "a soft outline": outline,
  "a sharp ellipse": { shape: "ellipse", points: [200, 250, 700, 750], feather: 0 },
};

let renderings: Renderings;
beforeAll(async () => {
  renderings = await Renderings.open();
});
afterAll(() => renderings.close());

function photoSlot(document: DesignDocument) {
  return layersOf(document).find(({ layer }) => layer.kind === "photo");
}

function masked(
  key: string,
  mask: PhotoMask,
  ...commands: Command[]
): { document: DesignDocument; surface: string } {
  const starts = blueprints[key].templates.map((template) =>
    startDocument(blueprints[key], { template: template.key }),
  );
  const start = starts.find((each) => photoSlot(each)) ?? starts[0];
  const slot = photoSlot(start);
  if (!slot) throw new Error(`${key} has no photo.`);
  const place = { surface: slot.surface, layer: slot.layer.id };
  const all: Command[] = [
    { ...place, type: "place-photo", photoId: goldenPhotos.landscape },
    { ...place, type: "set-mask", photoId: goldenPhotos.landscape, mask },
    ...commands.map((command) => ({ ...command, ...place })),
  ];
  return { document: all.reduce(applyCommand, start), surface: slot.surface };
}

const tilted = [
  { type: "set-turn", turn: 8 },
  { type: "set-crop", crop: { x: 0.4, y: 0.6, zoom: 1.3, angle: -6 } },
  { type: "rotate-photo", rotation: 90 },
] as unknown as Command[];

function perMille(one: Buffer, other: Buffer): number {
  const [first, second] = [PNG.sync.read(one), PNG.sync.read(other)];
  const { width, height } = first;
  const options = { threshold: COLOR_TOLERANCE };
  return (pixelmatch(first.data, second.data, undefined, width, height, options) / (width * height)) * 1000;
}

const cases = [
  ["pillow", "a soft outline", []],
  ["pillow", "a soft outline", tilted],
  ["socks", "a sharp ellipse", []],
  ["acrylic-print", "a sharp ellipse", []],
  ["choppingboard", "a sharp ellipse", []],
] as const;

test.each(cases)("%s with %s is alike on screens and in print (%#)", async (key, name, commands) => {
  const { document, surface } = masked(key, masks[name], ...commands);
  const flat = renderings.surface(document, surface);
  const drawn = await renderings.byServer(flat);
  expect(perMille(drawn, await renderings.byBrowser(flat)), "in a browser").toBeLessThan(MAX_PER_MILLE);
  const screen = await renderings.printable(document, surface);
  expect(perMille(screen, await renderings.byPrint(document, surface)), "in print").toBeLessThan(
    MAX_PER_MILLE,
  );
  const layer = photoSlot(document)?.layer.id ?? "";
  const whole = applyCommand(document, {
    type: "set-mask",
    surface,
    layer,
    photoId: goldenPhotos.landscape,
  });
  expect(perMille(drawn, await renderings.byServer(renderings.surface(whole, surface)))).toBeGreaterThan(
    5 * MAX_PER_MILLE,
  );
});
