import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { ink } from "~/design/blueprint/palette";
import type { Box, DesignDocument, Layer } from "~/design/document/document";
import { noEffect } from "~/design/photos/effect";
import { surfacesOf } from "~/design/surfaces/surfaces";
import { drawPrintFile } from "~/engine/print/draw-print-file";
import { separatedColors } from "~/engine/print/separation";
import type { PressProfile } from "~/settings/press-profile.server";
import { petPhoto } from "../fixtures/pet-photo";
import { pressProfile } from "../fixtures/press-profile";
import { goldenPhotos } from "./golden-design";
import { blueprintOf } from "./prepress-designs";
import { inkAt, missingTools, openForPress, type Plate } from "./press-tools";

/** Print files in the inks of a press (PRINT_PRESS_PROFILE), separated into plates by ghostscript. */

const DPI = 60;
const INKS = ["Cyan", "Magenta", "Yellow", "Black"];
const NO_INK = 255;
/** Of 255: JPEG, and scaling to the resolution of the plates. */
const TOLERANCE = 6;
/** JPEG's overshoot beside edges, in percent of ink. */
const INK_TOLERANCE = 12;
const GRID = [0, 36, 73, 109, 146, 182, 219, 255];
const BLUE = "#2c4364";
const YELLOW = "#ffd200";

const reason = missingTools.length === 0 ? "" : ` (SKIPPED: ${missingTools.join(", ")} not installed here)`;

describe.skipIf(missingTools.length > 0)(`a sheet in the inks of a press${reason}`, () => {
  let profile: PressProfile;
  let photo: Buffer;
  beforeAll(async () => {
    profile = await pressProfile();
    photo = (await petPhoto()).buffer;
  });

  async function platesOf(document: DesignDocument, jpeg: Buffer): Promise<Map<string, Plate>> {
    const pdf = await drawPrintFile({
      document,
      surface: surfacesOf(document)[0].key,
      label: "golden",
      maker: "My Pet Canvas",
      read: async () => ({ jpeg, width: 1200, height: 900 }),
      press: profile,
    });
    const chunks: Buffer[] = [];
    for await (const chunk of pdf) chunks.push(Buffer.from(chunk));
    return (await openForPress(Buffer.concat(chunks), DPI)).plates;
  }

  test("has its photo in the four inks, never more than the profile puts on paper", async () => {
    const { plates, middle } = await opened(withLayer("poster", "#ffffff", photoIn));
    const totals = totalInks(plates, middle);
    expect(Math.max(...totals)).toBeGreaterThan(100);
    expect(Math.max(...totals)).toBeLessThan((await maxInk(profile)) + INK_TOLERANCE);
    for (const name of INKS)
      expect(
        plates.get(name)?.data.some((value) => value < NO_INK - 20),
        name,
      ).toBe(true);
  });

  test("has a photo of one color in the same inks as a shape of it", async () => {
    const [blue] = await separatedColors([BLUE], profile.bytes);
    expectInks(await opened(withLayer("poster", "#ffffff", photoIn), await flatPhoto()), blue);
  });

  test("has its shapes in the inks of the profile, and black text on the black plate alone", async () => {
    const [blue] = await separatedColors([BLUE], profile.bytes);
    const blank = await opened(withLayer("poster", BLUE));
    expectInks(blank, blue);
    expectInks(await opened(withLayer("poster", "#ffffff", bar("#000000"))), [0, 0, 0, 100]);
    expectInks(await opened(withLayer("poster", "#ffffff", bar(ink))), [0, 0, 0, 100]);
  });

  test("on white ink, a shape hides what is beneath it on every plate but white", async () => {
    const [yellow] = await separatedColors([YELLOW], profile.bytes);
    expect(yellow[0], "cyan of the yellow").toBeLessThan(5);
    const acrylic = await opened(withLayer("acrylic-print", BLUE, bar(YELLOW)));
    expectInks(acrylic, yellow);
    const white = acrylic.plates.get("White");
    expect(white && inkAt(white, acrylic.middle.x, acrylic.middle.y)).toBe(0);
  });

  test("has a photo's inks within its mask, none of them beyond, and less in its soft edge", async () => {
    const [blue] = await separatedColors([BLUE], profile.bytes);
    const cutOut = await opened(withLayer("poster", "#ffffff", maskedPhotoIn), await flatPhoto());
    expectInks(cutOut, blue);
    const { plates, middle } = cutOut;
    const black = plates.get("Black") as Plate;
    const levels = Array.from({ length: Math.floor(middle.x) }, (_, x) => inkAt(black, x, middle.y));
    const inked = NO_INK - levels[levels.length - 1];
    expect(levels.some((level) => NO_INK - level > inked * 0.3 && NO_INK - level < inked * 0.7)).toBe(true);
    // Halfway between the mask and the edge of the sheet.
    const beyond = { plates, middle: { x: middle.x / 3, y: middle.y } };
    expectInks(beyond, [0, 0, 0, 0]);
  });

  test("has all of its white ink beneath a photo with a mask", async () => {
    const { plates, middle } = await opened(
      withLayer("acrylic-print", "#ffffff", maskedPhotoIn),
      await flatPhoto(),
    );
    const [white, cyan] = [plates.get("White"), plates.get("Cyan")] as Plate[];
    for (const x of [middle.x / 3, middle.x]) expect(inkAt(white, x, middle.y)).toBe(0);
    expect(inkAt(cyan, middle.x / 3, middle.y)).toBe(NO_INK);
    expect(inkAt(cyan, middle.x, middle.y)).toBeLessThan(NO_INK / 2);
  });

  async function opened(document: DesignDocument, jpeg = photo) {
    const plates = await platesOf(document, jpeg);
    const black = plates.get("Black");
    if (!black) throw new Error("There is no black plate.");
    return { plates, middle: { x: black.width / 2, y: black.height / 2 } };
  }
});

interface Opened {
  plates: Map<string, Plate>;
  middle: { x: number; y: number };
}

/** @param percents inks in the middle of the sheet */
function expectInks({ plates, middle }: Opened, percents: readonly number[]): void {
  for (const [index, ink] of INKS.entries()) {
    const plate = plates.get(ink);
    const level = plate ? inkAt(plate, middle.x, middle.y) : NO_INK;
    expect(Math.abs(level - (NO_INK * (100 - percents[index])) / 100), ink).toBeLessThan(TOLERANCE);
  }
}

/** Percent of all inks at each pixel of the middle half of the sheet, where no marks are. */
function totalInks(plates: Map<string, Plate>, middle: { x: number; y: number }): number[] {
  const totals: number[] = [];
  for (let y = Math.ceil(middle.y / 2); y < middle.y * 1.5; y += 1) {
    for (let x = Math.ceil(middle.x / 2); x < middle.x * 1.5; x += 1) {
      const inks = INKS.map((ink) => NO_INK - inkAt(plates.get(ink) as Plate, x, y));
      totals.push((inks.reduce((total, each) => total + each, 0) / NO_INK) * 100);
    }
  }
  return totals;
}

/** The most ink in percent that the profile uses for any color. */
async function maxInk({ bytes }: PressProfile): Promise<number> {
  const hex = (level: number) => level.toString(16).padStart(2, "0");
  const colors = GRID.flatMap((red) =>
    GRID.flatMap((green) => GRID.map((blue) => `#${hex(red)}${hex(green)}${hex(blue)}`)),
  );
  const inks = await separatedColors(colors, bytes);
  return Math.max(...inks.map((each) => each.reduce((total, ink) => total + ink, 0)));
}

/** @param layer that fills the surface */
function withLayer(key: string, background: string, layer?: (box: Box) => Layer): DesignDocument {
  const started = startDocument(blueprintOf(key));
  const [surface] = surfacesOf(started);
  const layers = layer ? [layer({ x: 0, y: 0, ...surface.size(started.options) })] : [];
  return { ...started, surfaces: { ...started.surfaces, [surface.key]: { background, layers } } };
}

function photoIn(box: Box): Layer {
  return {
    id: "photo",
    kind: "photo",
    box,
    turn: 0,
    photoId: goldenPhotos.landscape,
    crop: { x: 0.5, y: 0.5, zoom: 1 },
    effect: noEffect,
    rotation: 0,
    shape: "rectangle",
  };
}

/** In an ellipse around its middle, with a soft edge. */
function maskedPhotoIn(box: Box): Layer {
  const mask = { shape: "ellipse" as const, points: [300, 300, 700, 700], feather: 4 };
  return { ...photoIn(box), mask } as Layer;
}

function flatPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 1200, height: 900, channels: 3, background: BLUE } })
    .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/** A letter that is one thick upright bar. */
function bar(color: string): (box: Box) => Layer {
  return (box) => ({
    id: "bar",
    kind: "text",
    box,
    turn: 0,
    text: "I",
    font: "luckiest-guy",
    size: 300,
    color,
    align: "center",
    curve: 0,
    spacing: 0,
  });
}
