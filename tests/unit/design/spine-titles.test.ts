import { describe, expect, test } from "vitest";
import { acceptDesignDocument } from "~/design/document/check-document";
import type { Command } from "~/design/document/commands";
import { describeDesign } from "~/design/document/describe-design";
import type { DesignDocument } from "~/design/document/document";
import { findBlueprint } from "~/design/products/known-products";
import { spineSize, spineTitle } from "~/design/surfaces/spine-title";
import { SPINE_DETAIL } from "~/design/surfaces/spine-width";
import { designFonts } from "~/design/text/fonts";
import { serverOutline } from "~/design/text/fonts.server";
import { printedText } from "~/design/text/ink-points";
import { contrast } from "~/design/text/legible-text";
import { aDesign } from "./a-design";

const FULL_TITLE = "Ågjpqy ÅÉQ The best years of our lives!!".padEnd(40, "W").slice(0, 40);

function titled(
  text: string,
  { cover = "hard", pages = "40", template = "story" } = {},
  ...commands: Command[]
) {
  const options = { cover, pages, size: "8x8" };
  const title: Command = { type: "set-details", name: SPINE_DETAIL, lines: [text] };
  return aDesign("photobook", { template, options }, title, ...commands);
}

describe("the title on the spine of a book", () => {
  test.each([
    ["soft", "40", false],
    ["hard", "20", false],
    ["hard", "30", true],
    ["hard", "40", true],
  ])("of a %s cover with %s pages is set: %s", (cover, pages, isSet) => {
    const book = titled("Biscuit", { cover, pages });
    expect(spineTitle(book)?.text).toBe(isSet ? "Biscuit" : undefined);
    const why = findBlueprint("photobook")?.details?.spine.unavailable?.(book.options);
    expect(why === undefined).toBe(isSet);
    expect(describeDesign(book).includes("Text: Biscuit")).toBe(isSet);
  });

  test("is none unless it is typed, also in a book that was saved before there were titles", () => {
    const book = aDesign("photobook", { options: { cover: "hard", pages: "40", size: "8x8" } });
    expect(book.details).toEqual({});
    expect(spineTitle(book)).toBeNull();
    expect(acceptDesignDocument(book)).toHaveProperty("document");
    expect(acceptDesignDocument(titled("Biscuit"))).toHaveProperty("document");
    expect(acceptDesignDocument({ ...book, details: { other: ["Biscuit"] } })).toHaveProperty("problem");
  });

  test("has the font and color of the cover's title, or a color that can be read", () => {
    expect(spineTitle(titled("Biscuit"))).toMatchObject({ font: "playfair-display" });
    const white = titled("Biscuit", { template: "one-photo" });
    expect(white.surfaces.cover.background).toBe("#ffffff");
    expect(contrast(spineTitle(white)?.color ?? "", "#ffffff")).toBeGreaterThan(7);
  });

  test("reads from top to bottom: upright while the book lies with its front up", () => {
    const first = inkOf(titled("l......"));
    const { height } = spineSize(titled("l")) ?? { height: 0 };
    const l = inkOf(titled("l"));
    // The tall letter comes first, and its foot is toward the back, at the left.
    expect(first.top).toBeLessThan(l.top);
    expect(l.top).toBeLessThan(height / 2);
    expect(inkOf(titled("..")).right).toBeLessThan(l.right);
  });

  test.each(designFonts.map(({ key }) => key))("stays between the folds in %s", (font) => {
    const book = titled(
      FULL_TITLE,
      { pages: "30" },
      {
        type: "set-text-style",
        surface: "cover",
        layer: "title",
        font,
      },
    );
    const { left, right, top, bottom } = inkOf(book);
    const { width, height } = spineSize(book) ?? { width: 0, height: 0 };
    // A millimeter on either side, by which a cover may be folded askew.
    expect(left).toBeGreaterThanOrEqual(1);
    expect(right).toBeLessThanOrEqual(width - 1);
    expect(top).toBeGreaterThanOrEqual(10);
    expect(bottom).toBeLessThanOrEqual(height - 10);
  });
});

/** The extent of the title's ink on the spine, in millimeters. */
function inkOf(book: DesignDocument) {
  const title = spineTitle(book);
  const text = title && printedText(title, serverOutline);
  if (!text) throw new Error("There is no title.");
  const [across, down] = [text.points.map(({ x }) => x), text.points.map(({ y }) => y)];
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
}
