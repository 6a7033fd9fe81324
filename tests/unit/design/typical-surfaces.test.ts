import { expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { blueprints } from "~/design/products/all-products.server";
import { typicalSurfaces } from "~/design/templates/typical-surfaces";

test.each([
  ["photomug", ["wrap"]],
  ["wall-set", ["left", "middle", "right"]],
  ["flipflops", ["left", "right"]],
  ["pet-tags", ["front", "back"]],
  ["stocking", ["front", "cuff"]],
  ["didacticgame", ["pair-1", "pair-2"]],
  ["playingcards", ["back", "hearts-j"]],
  ["photobook", ["page-2", "page-3"]],
])("the picture of a layout of %s shows the surfaces that tell layouts apart", (key, surfaces) => {
  expect(typicalSurfaces(startDocument(blueprints[key])).map((surface) => surface.key)).toEqual(surfaces);
});

test.each(["jewellery", "photopendant", "luggagetag", "bookmarks", "socks"])(
  "surfaces that are alike in all layouts of %s are left out",
  (key) => {
    expect(typicalSurfaces(startDocument(blueprints[key]))).toHaveLength(1);
  },
);
