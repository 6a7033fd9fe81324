import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { applyCommand } from "~/design/document/commands";
import { recipeOf } from "~/design/production/recipe-of";
import { surfacesOf } from "~/design/surfaces/surfaces";
import { scanCode } from "../fixtures/scan-code";
import { blueprintOf } from "./prepress-designs";
import { missingTools, openForPress } from "./press-tools";
import { Renderings } from "./renderings";

/** QR codes of print files, drawn by the programs of a prepress department and scanned as a phone does. */

const LINK = "https://example.com/in-memory-of/biscuit";
const DPI = 150;
const FINE_DPI = 600;

const reason = missingTools.length === 0 ? "" : ` (SKIPPED: ${missingTools.join(", ")} not installed here)`;

describe.skipIf(missingTools.length > 0)(`a QR code in a print file can be scanned${reason}`, () => {
  let renderings: Renderings;
  beforeAll(async () => {
    renderings = await Renderings.open();
  });
  afterAll(() => renderings.close());

  test.each([
    ["poster", DPI],
    ["photomug", DPI],
    ["pet-tags", FINE_DPI],
  ])("%s", async (key, dpi) => {
    const started = startDocument(blueprintOf(key));
    const [surface] = surfacesOf(started);
    const target = { surface: surface.key, layer: "added-1" };
    const empty = {
      ...started,
      surfaces: { ...started.surfaces, [surface.key]: { ...started.surfaces[surface.key], layers: [] } },
    };
    const document = [
      { type: "add-layer", surface: surface.key, kind: "code" } as const,
      { type: "set-code", ...target, link: LINK } as const,
      { type: "set-turn", ...target, turn: 10 } as const,
    ].reduce(applyCommand, empty);
    const pdf = await renderings.printFile(document, surface.key);
    const { data, width, height } = (await openForPress(pdf, dpi)).page;
    const page = sharp(data, { raw: { width, height, channels: 1 } }).toColorspace("srgb");
    // A transfer is mirrored, and right again on its product.
    const { mirrored } = recipeOf(document, surface);
    expect(await scanCode(mirrored ? page.flop() : page)).toBe(LINK);
  });
});
