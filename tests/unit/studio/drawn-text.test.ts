import { describe, expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { calendar } from "~/design/products/calendar/blueprint";
import { serverOutline } from "~/design/text/fonts.server";
import { neededOutlines } from "~/design/text/needed-outlines";
import { outlineKey } from "~/design/text/outline";
import { drawnSurfaces } from "~/storefront/studio/pages/shown-surfaces";
import { missingFonts } from "~/storefront/studio/text/drawn-text";

describe("the fonts of a calendar", () => {
  const document = startDocument(calendar);
  const atJanuary = drawnSurfaces(document, "month-1");
  const table = neededOutlines(document, serverOutline, atJanuary);
  const outline = (font: string, text: string, shape?: Parameters<typeof outlineKey>[2]) =>
    table[outlineKey(font, text, shape)];

  test("are not loaded while the page contains the visible text", () => {
    expect(missingFonts(document, atJanuary, outline)).toEqual([]);
  });

  test("are loaded, each once, for another month", () => {
    const fonts = missingFonts(document, drawnSurfaces(document, "month-5"), outline);
    expect(fonts.length).toBeGreaterThan(0);
    expect(new Set(fonts).size).toBe(fonts.length);
  });
});
