import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { applyCommand } from "~/design/document/commands";
import { surfacesOf } from "~/design/surfaces/surfaces";
import { scanCode } from "../fixtures/scan-code";
import { blueprintOf } from "./prepress-designs";
import { Renderings } from "./renderings";

const LINK = "https://example.com/in-memory-of/biscuit";

describe("a QR code in a print file is read by a scanner", () => {
  let renderings: Renderings;
  beforeAll(async () => {
    renderings = await Renderings.open();
  });
  afterAll(() => renderings.close());

  test.each(["poster", "photomug", "pet-tags", "wood-print", "mobilestand"])("%s", async (key) => {
    const started = startDocument(blueprintOf(key));
    const [surface] = surfacesOf(started);
    const target = { surface: surface.key, layer: "added-1" };
    const { width, height } = surface.size(started.options);
    const side = Math.min(width, height) * 0.6;
    const blank = { ...started.surfaces[surface.key], layers: [] };
    const document = [
      { type: "add-layer", surface: surface.key, kind: "code" } as const,
      { type: "set-code", ...target, link: LINK } as const,
      {
        type: "set-box",
        ...target,
        box: { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side },
      } as const,
      { type: "set-turn", ...target, turn: 10 } as const,
    ].reduce(applyCommand, { ...started, surfaces: { ...started.surfaces, [surface.key]: blank } });
    const print = sharp(await renderings.byPrint(document, surface.key)).flatten({ background: "#ffffff" });
    // Ink darkens what it is printed on.
    const material = {
      create: { width: 1, height: 1, channels: 3 as const, background: surface.bareColor ?? "#ffffff" },
    };
    const printed = await print
      .composite([{ input: material, tile: true, blend: "multiply" }])
      .png()
      .toBuffer();
    expect(await scanCode(sharp(printed))).toBe(LINK);
  });
});
