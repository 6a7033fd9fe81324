import { afterAll, beforeAll, expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { applyCommand, type Command } from "~/design/document/commands";
import type { DesignDocument, PhotoMask } from "~/design/document/document";
import { layersOf } from "~/design/layers/layers";
import { blueprints } from "~/design/products/all-products.server";
import { goldenPhotos } from "./golden-design";
import { differingPerMille } from "./picture-difference";
import { inkAt, missingTools, openForPress } from "./press-tools";
import { readPrintFacts } from "./print-facts";
import { Renderings } from "./renderings";

/** A photo without its background: by the server, by a browser and in the print file. */

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
  expect(differingPerMille(drawn, await renderings.byBrowser(flat)), "in a browser").toBeLessThan(
    MAX_PER_MILLE,
  );
  const screen = await renderings.printable(document, surface);
  expect(differingPerMille(screen, await renderings.byPrint(document, surface)), "in print").toBeLessThan(
    MAX_PER_MILLE,
  );
  const layer = photoSlot(document)?.layer.id ?? "";
  const whole = applyCommand(document, {
    type: "set-mask",
    surface,
    layer,
    photoId: goldenPhotos.landscape,
  });
  expect(
    differingPerMille(drawn, await renderings.byServer(renderings.surface(whole, surface))),
  ).toBeGreaterThan(5 * MAX_PER_MILLE);
});

test.skipIf(missingTools.length > 0)(
  "white ink stays whole behind a photo and what its mask leaves out",
  async () => {
    const { document, surface } = masked("acrylic-print", masks["a sharp ellipse"]);
    const { plates } = await openForPress(await renderings.printFile(document, surface), 40);
    const [white, cyan] = [plates.get("White"), plates.get("Cyan")];
    if (!white || !cyan) throw new Error("A plate is missing.");
    const [middle, left] = [white.height / 2, white.width * 0.15];
    for (const x of [left, white.width / 3, white.width / 2]) expect(inkAt(white, x, middle)).toBe(0);
    expect(inkAt(cyan, left, middle)).toBe(255);
    expect(inkAt(cyan, cyan.width / 2, middle)).toBeLessThan(200);
  },
);

test.skipIf(missingTools.length > 0)(
  "a masked photo goes on beneath the line along which a tag is cut",
  async () => {
    const { document, surface } = masked("luggagetag", {
      ...outline,
      points: [0, 0, 1000, 0, 1000, 1000, 0, 1000],
    });
    const pdf = await renderings.printFile(document, surface);
    const { plates } = await openForPress(pdf, 200);
    const [ink, cut] = [plates.get("Magenta"), plates.get("Dieline")];
    if (!ink || !cut) throw new Error("A plate is missing.");
    const onLine = Array.from({ length: cut.data.length }, (_, at) => at).filter((at) => cut.data[at] < 100);
    expect(onLine.length).toBeGreaterThan(100);
    const inked = onLine.filter((at) => ink.data[at] < 255);
    const around = onLine.filter((at) => ink.data[at - 6] < 255 && ink.data[at + 6] < 255);
    expect(inked.length).toBeGreaterThanOrEqual(around.length * 0.95);
    expect(around.length).toBeGreaterThan(50);
  },
);

test("an engraved photo keeps one bit a pixel, without anything to be seen through", async () => {
  const { document, surface } = masked("choppingboard", masks["a soft outline"]);
  const pdf = await renderings.printFile(document, surface);
  expect(readPrintFacts(pdf).plates).not.toContain("White");
  expect(pdf.includes("/ImageMask true")).toBe(true);
  expect(pdf.includes("/SMask")).toBe(false);
  const printed = masked("pillow", masks["a soft outline"]);
  const soft = await renderings.printFile(printed.document, printed.surface);
  expect(soft.includes("/SMask")).toBe(true);
});
