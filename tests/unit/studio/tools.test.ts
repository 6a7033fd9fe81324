import { expect, test } from "vitest";
import { blueprints } from "~/design/all-products.server";
import { productSeeds } from "~/engine/catalog/seed/products";
import { findTool, toolMetadata, tools } from "~/storefront/studio/tools";

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

/** Paths that the specification names without the suffix (§2 "Design tools"). */
const namedPaths = ["/create-your-rug", "/create-your-own-neon-sign", "/neon-sign-tool-products"];

test("tools bear the slug in their path and have titles, descriptions and keywords of their own", () => {
  const suffixed = tools.filter(({ path }) => !namedPaths.includes(path));
  expect(suffixed.filter(({ slug, path }) => path !== `/${slug}-tool`)).toEqual([]);
  for (const member of ["slug", "path", "title", "description", "keywords"] as const) {
    const said = tools.map((tool) => tool[member]);
    expect(
      said.filter((value, index) => !value || said.indexOf(value) !== index),
      member,
    ).toEqual([]);
  }
});

test("search engines are told a tool's title, description and keywords", () => {
  expect(toolMetadata("/pet-tags-tool/")).toEqual({
    title: "Design Your Pet Tag Online",
    description: expect.stringContaining("Engrave"),
    keywords: expect.stringContaining("engraved pet tag"),
  });
  expect(toolMetadata("/snow-globe-tool")).toEqual({});
});
