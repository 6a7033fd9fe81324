import { describe, expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { petTags } from "~/design/products/pet-tags/blueprint";
import { photobook } from "~/design/products/photobook/blueprint";
import {
  drawnSurfaces,
  shownLayers,
  shownSurfaces,
  surfaceGroups,
} from "~/storefront/studio/pages/shown-surfaces";

const book = startDocument(photobook, { template: "two-photos" });
const keysOf = (wanted: string | null, document = book) =>
  shownSurfaces(document, wanted).map(({ key }) => key);

describe("the visible surfaces", () => {
  test("are all of them without groups", () => {
    expect(keysOf(null, startDocument(petTags))).toEqual(["front", "back"]);
    expect(surfaceGroups(startDocument(petTags), "back")).toEqual([]);
  });

  test.each([
    [null, "cover"],
    ["page-7", "page-7"],
    ["page-99", "cover"],
  ])("of a book at %s are only %s", (wanted, shown) => {
    expect(keysOf(wanted)).toEqual([shown]);
  });

  test("of a book are named with their position", () => {
    const [{ title, surfaces, shown }] = surfaceGroups(book, "page-7");
    expect([title, surfaces.length, surfaces.indexOf(shown), shown.title]).toEqual([
      "Pages",
      21,
      7,
      "Page 7",
    ]);
  });

  test("have the fields of their own layers", () => {
    const shown = shownSurfaces(book, "page-7");
    expect(shownLayers(book, shown).map(({ name }) => name)).toEqual(["page-7.photo", "page-7.photo-2"]);
  });

  test.each([
    [null, ["cover", "page-2", "page-3"]],
    ["page-1", ["cover", "page-1"]],
    ["page-7", ["cover", "page-6", "page-7"]],
    ["page-20", ["cover", "page-20"]],
  ])("at %s include the open pages when drawn", (wanted, keys) => {
    expect(drawnSurfaces(book, wanted)).toEqual(keys);
  });
});
