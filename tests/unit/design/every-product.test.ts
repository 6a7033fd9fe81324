import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { storeDataOf } from "~/brand/store-data.server";
import { allProducts } from "~/design/products/all-products.server";
import { productLoaders } from "~/design/products/loaders.generated";
import tools from "~/storefront/studio/tools.generated.json";

const keys = allProducts.map(({ blueprint }) => blueprint.key);
const brandsDirectory = resolve("brands");
const brands = readdirSync(brandsDirectory).filter((code) =>
  existsSync(join(brandsDirectory, code, "brand.yaml")),
);

describe("what can be designed", () => {
  test.each(keys)("%s is loaded by the browser with its family", async (key) => {
    const load = productLoaders[key];
    expect(load, `no folder of products has ${key}: its page would fail in the browser`).toBeDefined();
    const family = await load();
    expect(family.map(({ blueprint }) => blueprint.key)).toContain(key);
  });

  test("is everything that the browser can load", () => {
    expect(Object.keys(productLoaders).sort()).toEqual([...keys].sort());
  });

  test.each(brands)("is everything that %s sells as designed, each on the page of a tool", (code) => {
    const designed = storeDataOf(code, { brandsDirectory }).products.flatMap(({ sku, tool }) =>
      tool ? [{ sku, ...tool }] : [],
    );
    const paths = new Set(tools.map(({ path }) => path));
    expect(designed.length).toBeGreaterThan(0);
    expect(designed.filter(({ path }) => !paths.has(path))).toEqual([]);
    expect(designed.filter(({ blueprint }) => !keys.includes(blueprint))).toEqual([]);
  });
});
