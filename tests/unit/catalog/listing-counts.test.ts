import { expect, test } from "vitest";
import { parseListing } from "~/storefront/catalog/listing-address";
import { countsAddress, mergeFacets } from "~/storefront/catalog/listing-counts";
import type { FacetView } from "~/storefront/catalog/listing-view";

const colors = (...counts: [string, number][]): FacetView => ({
  name: "color",
  label: "Color",
  options: counts.map(([value, count]) => ({ value, label: value, count })),
});

test("values that are no longer counted stay in place, with no products", () => {
  const shown = [colors(["blue", 4], ["red", 2])];
  expect(mergeFacets(shown, [colors(["green", 1], ["blue", 3])])).toEqual([
    colors(["blue", 3], ["red", 0], ["green", 1]),
  ]);
  expect(mergeFacets(shown, [])).toEqual([colors(["blue", 0], ["red", 0])]);
  expect(mergeFacets([], [colors(["red", 1])])).toEqual([colors(["red", 1])]);
});

test("only what changes the count is part of its address", () => {
  const listing = parseListing(new URLSearchParams("pet=cat&sort=name&p=3"), "blue mug");
  expect(countsAddress("/catalogsearch/result", listing)).toBe(
    "/search/counts?path=%2Fcatalogsearch%2Fresult&q=blue+mug&pet=cat",
  );
  expect(countsAddress("/sale", parseListing(new URLSearchParams(), ""))).toBe("/search/counts?path=%2Fsale");
});
