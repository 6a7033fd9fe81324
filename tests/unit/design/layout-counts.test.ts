import { expect, test } from "vitest";
import { storeDataOf } from "~/brand/store-data.server";
import { blueprints } from "~/design/products/all-products.server";
import { findTool } from "~/storefront/studio/tools";

/** What the shop sells most. */
const BEST_SELLERS = [
  "photomug",
  "canvas",
  "pillow",
  "photoblanket",
  "poster",
  "frame",
  "acrylic-print",
  "photopuzzle",
  "ornaments",
  "photoblocks",
];
const MIN_OF_BEST_SELLERS = 20;
const MIN = 8;

/** What each tool of a brand offers, one entry for each kind of product. */
function offeredLayouts(brand: string) {
  const designed = storeDataOf(brand, { brandsDirectory: "brands" }).products.flatMap(
    ({ tool }) => tool ?? [],
  );
  return designed.map(({ path, blueprint }) => {
    const offered = findTool(path)?.templates;
    const layouts = blueprints[blueprint].templates.filter(({ key }) => !offered || offered.includes(key));
    return { path, blueprint, count: layouts.length };
  });
}

test.each(["mpc", "neon"])(
  "every tool of %s has at least eight layouts, of a best seller twenty",
  (brand) => {
    const offered = offeredLayouts(brand);
    const wanted = (blueprint: string) => (BEST_SELLERS.includes(blueprint) ? MIN_OF_BEST_SELLERS : MIN);
    expect(offered.filter(({ blueprint, count }) => count < wanted(blueprint))).toEqual([]);
    expect(offered.length).toBeGreaterThan(0);
  },
);

test("a tool lists only layouts that its product has", () => {
  const products = ["mpc", "neon"].flatMap(
    (code) => storeDataOf(code, { brandsDirectory: "brands" }).products,
  );
  const missing = products.flatMap(({ tool }) => {
    const keys = tool ? blueprints[tool.blueprint].templates.map(({ key }) => key) : [];
    return (tool && findTool(tool.path)?.templates?.filter((key) => !keys.includes(key))) ?? [];
  });
  expect(missing).toEqual([]);
});

test("layouts of a product have titles of their own", () => {
  for (const { key, templates } of Object.values(blueprints)) {
    const titles = templates.map(({ title }) => title);
    expect(
      titles.filter((title, index) => titles.indexOf(title) !== index),
      key,
    ).toEqual([]);
  }
});
