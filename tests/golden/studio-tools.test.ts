import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ChosenOptions, startDocument } from "~/design/blueprint/blueprint";
import { applyCommand, type Command } from "~/design/document/commands";
import type { DesignDocument, Effect } from "~/design/document/document";
import { blueprints } from "~/design/products/all-products.server";
import { serverOutline } from "~/design/text/fonts.server";
import { signPlan } from "~/engine/print/neon/sign-plan";
import { signTubes } from "~/engine/print/neon/sign-tubes";
import { sheetsOf } from "~/engine/print/print-sheets";
import { TextureDrawing } from "~/storefront/studio/preview-3d/surface-texture";
import { isMainOnly } from "../fixtures/main";
import { drawSheet } from "./draw-sheet";
import { goldenPhotos } from "./golden-design";
import { photoSources, readGoldenPhotos } from "./golden-photos";
import { differingPerMille } from "./picture-difference";
import { missingTools, openForPress, type Plate } from "./press-tools";
import { Renderings } from "./renderings";

/** Tools of the studio that no layout of a product uses: on the screen and in print, they look the same. */

const MAX_PER_MILLE = 6;
const DPI = 60;
/** Millimeters around the board of a sign. */
const MARGIN = 6;
const front = { surface: "front" };
const photo = { ...front, layer: "photo" };
const name = { ...front, layer: "name" };

/** Between two colors, from 0 to 1. */
const SMALLEST_CHANGE = 0.03;

let renderings: Renderings;
beforeAll(async () => {
  renderings = await Renderings.open();
});
afterAll(() => renderings.close());

function design(
  key: string,
  commands: Command[],
  chosen: { options?: ChosenOptions; template?: string } = {},
) {
  return commands.reduce(applyCommand, startDocument(blueprints[key], chosen));
}

const placed: Command = { ...photo, type: "place-photo", photoId: goldenPhotos.landscape };
const crop = { x: 0.4, y: 0.6, zoom: 1.2 };
const plain: Effect = { tone: "none", brightness: 0, contrast: 0 };
const added = { ...front, layer: "added-1" };
const lines: Command[] = [
  placed,
  { ...front, type: "add-layer", kind: "text" },
  { ...added, type: "set-text", text: "Bella" },
];
const typed: Command = { ...added, type: "set-text", text: "Bella\n& Bo\nLuna" };
const named: Command[] = [placed, { ...name, type: "set-text", text: "Bella & Bo" }];

const tools: Record<string, [before: Command[], tool: Command]> = {
  "crop angle": [[placed], { ...photo, type: "set-crop", crop: { ...crop, angle: 12 } }],
  warmth: [[placed], { ...photo, type: "set-effect", effect: { ...plain, warmth: 80 } }],
  "cold and gray": [
    [placed],
    { ...photo, type: "set-effect", effect: { ...plain, tone: "mono", warmth: -70 } },
  ],
  outline: [named, { ...name, type: "set-text-style", borderColor: "#b8431f", borderWidth: 60 }],
  shadow: [named, { ...name, type: "set-text-style", shadowColor: "#b8431f", shadowDistance: 120 }],
  "several lines": [lines, typed],
  "line spacing": [[...lines, typed], { ...added, type: "set-text-style", lineSpacing: 180 }],
};

describe.each(isMainOnly ? ["pillow"] : ["pillow", "acrylic-print"])("on %s", (key) => {
  test.each(Object.entries(tools))("%s", async (_name, [before, tool]) => {
    const start = { template: "photo-and-name" };
    const [without, changed] = [design(key, before, start), design(key, [...before, tool], start)];
    const flat = renderings.surface(changed, "front");
    const drawn = await renderings.byServer(flat);
    expect(differingPerMille(drawn, await renderings.byBrowser(flat)), "in a browser").toBeLessThan(
      MAX_PER_MILLE,
    );
    const screen = await renderings.printable(changed, "front");
    const printed = await renderings.byPrint(changed, "front");
    expect(differingPerMille(screen, printed), "in print").toBeLessThan(MAX_PER_MILLE);
    const tints = await Promise.all([screen, printed].map(meanColor));
    for (const channel of [0, 1, 2]) expect(Math.abs(tints[0][channel] - tints[1][channel])).toBeLessThan(4);
    const unchanged = await renderings.byPrint(without, "front");
    expect(differingPerMille(unchanged, printed, SMALLEST_CHANGE), "of the tool").toBeGreaterThan(
      MAX_PER_MILLE,
    );
  });
});

describe.each(isMainOnly ? ["canvas"] : ["canvas", "wall-set"])("the sides of %s", (key) => {
  const [surface] = Object.keys(startDocument(blueprints[key]).surfaces);
  const toned: Effect = { ...plain, tone: "sepia", contrast: 30 };

  function wrapped(edges: string): DesignDocument {
    const start = design(key, [], {
      options: { edges },
      template: key === "canvas" ? "full-photo" : undefined,
    });
    const [layer] = start.surfaces[surface].layers;
    const place = { surface, layer: layer.id };
    return [
      { ...place, type: "place-photo", photoId: goldenPhotos.landscape } as const,
      { ...place, type: "set-effect", effect: toned } as const,
      { surface, type: "set-background", color: "#2c4364" } as const,
    ].reduce(applyCommand, start);
  }

  async function inSpace(document: DesignDocument): Promise<Buffer> {
    const { width, height } = printedSize(document);
    const side = Math.round((360 / Math.max(width, height)) * (Math.max(width, height) + 108));
    const photos = photoSources(await readGoldenPhotos());
    const texture = { document, surface, photos, outline: serverOutline, isBled: true };
    const svg = createElement(TextureDrawing, { ...texture, width: side, height: side });
    return sharp(Buffer.from(renderToStaticMarkup(svg)))
      .flatten({ background: "#ffffff" })
      .png()
      .toBuffer();
  }

  function printedSize(document: DesignDocument) {
    const [sheet] = sheetsOf(document);
    return sheet.surface.size(document.options);
  }

  test.each(["continued", "mirrored", "background"])("%s are alike in space and in print", async (edges) => {
    const printed = await renderings.toBleed(wrapped(edges), surface, 54);
    expect(differingPerMille(await inSpace(wrapped(edges)), printed)).toBeLessThan(MAX_PER_MILLE);
    const others = ["continued", "mirrored", "background"].filter((other) => other !== edges);
    for (const other of others) {
      expect(differingPerMille(await inSpace(wrapped(other)), printed), other).toBeGreaterThan(
        5 * MAX_PER_MILLE,
      );
    }
  });
});

test.skipIf(missingTools.length > 0)(
  "the tubes of a sign run within the letters that the studio shows",
  async () => {
    const start = startDocument(blueprints["neon-sign"]);
    const [surface] = Object.keys(start.surfaces);
    const text = start.surfaces[surface].layers.find(({ kind }) => kind === "text");
    const document = applyCommand(start, { surface, layer: text?.id ?? "", type: "set-text", text: "Bella" });
    const tubes = sheetsOf(document).find(({ hasTubes }) => hasTubes);
    if (!tubes) throw new Error("The sign has no tubes.");
    const { plates } = await openForPress(await drawSheet(document, tubes, {}), DPI);
    const shown = sharp(await renderings.printable(document, surface));
    const { data, info } = await shown.grayscale().raw().toBuffer({ resolveWithObject: true });
    const { width } = tubes.surface.size(document.options);
    const [{ line }] = (await signPlan(document)).tubes;
    const [{ line: inPlace }] = await signTubes(document);
    const [left, top] = [inPlace[0].x - line[0].x, inPlace[0].y - line[0].y];
    const bent = [...(plates.get("Magenta") as Plate).data.keys()].filter((at) => isTube(plates, at));
    const sheet = plates.get("Magenta") as Plate;
    const stray = bent.filter((at) => {
      const place = [at % sheet.width, Math.floor(at / sheet.width)].map(
        (pixel) => (pixel / DPI) * 25.4 - MARGIN,
      );
      const [x, y] = [place[0] + left, place[1] + top].map((length) =>
        Math.round((length / width) * info.width),
      );
      return data[y * info.width + x] > 200;
    });
    expect(bent.length).toBeGreaterThan(200);
    expect(stray.length).toBeLessThan(bent.length * 0.05);
  },
);

function isTube(plates: Map<string, Plate>, at: number): boolean {
  return ["Cyan", "Magenta", "Yellow"].some((ink) => (plates.get(ink)?.data[at] ?? 255) < 200);
}

async function meanColor(picture: Buffer): Promise<number[]> {
  return (await sharp(picture).stats()).channels.slice(0, 3).map(({ mean }) => mean);
}
