import { expect, test } from "vitest";
import { blueprints } from "~/design/blueprints";
import { productSeeds } from "~/engine/catalog/seed/products";
import { findTool, tools } from "~/storefront/studio/tools";

test("every product that is designed has a tool, and every kind of product is sold", () => {
  const designed = productSeeds.flatMap(({ tool }) => (tool ? [tool] : []));
  expect(designed.filter(({ path }) => !findTool(path))).toEqual([]);
  const sold = new Set(designed.map(({ blueprint }) => blueprint));
  expect(Object.keys(blueprints).filter((key) => !sold.has(key))).toEqual([]);
});

test("a tool begins with a product of its own", () => {
  for (const { path, sku } of tools) {
    expect(productSeeds.find((product) => product.sku === sku)?.tool?.path).toBe(path);
  }
});

test("tools bear the slug in their path and have titles of their own", () => {
  expect(tools.filter(({ slug, path }) => path !== `/${slug}-tool`)).toEqual([]);
  expect(new Set(tools.map(({ title }) => title)).size).toBe(tools.length);
  expect(new Set(tools.map(({ description }) => description)).size).toBe(tools.length);
});
