import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import type { BrandView } from "~/brand/brand";
import { brandOf } from "~/brand/brands.server";
import { storeDataOf } from "~/brand/store-data.server";
import { showBrand, thisBrand } from "~/brand/this-brand";
import { sitePages } from "~/storefront/content/site-pages";
import tools from "~/storefront/studio/tools.generated.json";

const brandsDirectory = resolve("brands");
const codes = readdirSync(brandsDirectory).filter((code) =>
  existsSync(join(brandsDirectory, code, "brand.yaml")),
);

/** Every path of a brand's store. */
function pathsOf(code: string): Set<string> {
  const { categories, products } = storeDataOf(code, { brandsDirectory });
  return new Set([
    ...categories.map(({ urlPath }) => `/${urlPath}`),
    ...products.map(({ urlKey }) => `/${urlKey}`),
    ...tools.map(({ path }) => path),
    ...pagesOf(brandOf({ brand: code, brandsDirectory })),
  ]);
}

function pagesOf(brand: BrandView): string[] {
  const shown = thisBrand();
  showBrand(brand);
  const pages = sitePages();
  showBrand(shown);
  return pages;
}

describe.each(codes)("the brand %s", (code) => {
  const { navigation, home, emptyCart, firstPieces, photoProducts, otherProducts } = brandOf({
    brand: code,
    brandsDirectory,
  });

  test("links to nothing that its store lacks", () => {
    const { departments, loved, everything } = navigation;
    const linked = [
      everything,
      ...loved,
      ...departments.flatMap((department) => [
        department,
        ...department.pages,
        ...department.groups.flatMap(({ pages }) => pages),
      ]),
      ...(home.gifts?.more ? [home.gifts.more] : []),
      ...firstPieces,
      ...[emptyCart.tool, home.hero?.button].flatMap((link) => link ?? []),
    ].map(({ path }) => path);
    const categories = [
      home.favorites?.category,
      home.carousel?.category,
      home.pets?.category,
      ...(home.departments?.categories ?? []),
      ...(home.gifts?.categories ?? []),
    ].flatMap((path) => (path ? [`/${path}`] : []));
    const known = pathsOf(code);
    expect([...linked, ...categories].filter((path) => !known.has(path))).toEqual([]);
  });

  test("pictures its menu with products that it sells", () => {
    const sold = storeDataOf(code, { brandsDirectory }).products.map(({ sku }) => sku);
    const pictured = navigation.departments.flatMap(({ product }) => product ?? []);
    expect(pictured.length).toBeGreaterThan(0);
    expect(pictured.filter((sku) => !sold.includes(sku))).toEqual([]);
  });

  test("leads from the menu and the home page to each gift page", () => {
    const { categories } = storeDataOf(code, { brandsDirectory });
    const parents = categories.filter(({ productRule }) => productRule).flatMap(({ parent }) => parent ?? []);
    const linked = navigation.departments.flatMap(({ groups }) => groups.flatMap(({ pages }) => pages));
    expect(linked.map(({ path }) => path)).toEqual(expect.arrayContaining(parents.map((path) => `/${path}`)));
    expect(navigation.loved.map(({ path }) => path)).toContain(home.gifts?.more?.path);
  });

  test("redirects no URL to a missing page", () => {
    const known = pathsOf(code);
    const { pages, urlRewrites } = storeDataOf(code, { brandsDirectory });
    for (const { identifier } of pages) known.add(`/${identifier}`);
    for (const moved of Object.keys(urlRewrites)) known.add(`/${moved}`);
    const targets = Object.values(urlRewrites).map(
      (target) => `/${typeof target === "string" ? target : target.to}`,
    );
    expect(targets.length).toBeGreaterThan(0);
    expect(targets.filter((path) => !known.has(path))).toEqual([]);
  });

  test("previews photos and designs on products that it sells", () => {
    const sold = storeDataOf(code, { brandsDirectory }).products.map(({ sku }) => sku);
    const offered = [...photoProducts, ...otherProducts.flatMap(({ products }) => products)];
    expect(offered.filter((sku) => !sold.includes(sku))).toEqual([]);
  });
});

test("the neon brand lists its tools first", () => {
  const { navigation } = brandOf({ brand: "neon", brandsDirectory });
  const first = navigation.departments.slice(0, 2).map(({ path }) => path);
  expect(first).toEqual(["/create-your-own-neon-sign", "/neon-sign-tool-products"]);
});
