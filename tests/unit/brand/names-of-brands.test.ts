import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { brandOf } from "~/brand/brands.server";
import { storeDataOf } from "~/brand/store-data.server";

const SHOP = join(__dirname, "../../..");
/** The browser build, which is generated. */
const MADE = /^public\/build\//;

/** Products named in the specification (§9); the SKU of every brand's gift certificate ends in this. */
const BY_CONTRACT = ["champ-membership", "gift-certificate"];

/** Codes of the brand folders. */
function codesOfBrands(): string[] {
  return readdirSync(join(SHOP, "brands")).filter((code) =>
    existsSync(join(SHOP, "brands", code, "brand.yaml")),
  );
}

/** Names and mail hosts of all brands in any spelling: with or without spaces, in any case. */
function namesOfBrands(): RegExp[] {
  return codesOfBrands().flatMap((code) => {
    const { name, email } = brandOf({ brand: code, brandsDirectory: join(SHOP, "brands") });
    return [new RegExp(name.replace(/\s+/g, "[\\s_-]*"), "i"), new RegExp(email.split("@")[1], "i")];
  });
}

function filesIn(folder: string): string[] {
  const found = readdirSync(join(SHOP, folder), { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(SHOP.length + 1))
    .filter((path) => !MADE.test(path));
}

test("no brand is named anywhere but in its folder", () => {
  const names = namesOfBrands();
  expect(names.length).toBeGreaterThanOrEqual(4);
  const naming = ["app", "public", "scripts"]
    .flatMap(filesIn)
    .filter((path) => !/\.(png|webp|jpe?g|woff2?)$/.test(path))
    .filter((path) => {
      const text = readFileSync(join(SHOP, path), "utf8");
      return names.some((name) => name.test(text));
    });
  expect(naming).toEqual([]);
});

test("no page requests a product of one brand", () => {
  const skus = codesOfBrands().flatMap((code) =>
    storeDataOf(code, { brandsDirectory: join(SHOP, "brands") }).products.map(({ sku }) => sku),
  );
  // Without a hyphen it may be an ordinary word.
  const named = skus.filter((sku) => sku.includes("-") && !BY_CONTRACT.includes(sku));
  expect(named.length).toBeGreaterThan(100);
  const asking = ["app/routes", "app/storefront", "app/provider"].flatMap(filesIn).flatMap((path) => {
    const texts = readFileSync(join(SHOP, path), "utf8").match(/(?<=")[a-z0-9-]+(?=")/g) ?? [];
    return texts.filter((text) => named.includes(text)).map((sku) => `${path}: ${sku}`);
  });
  expect(asking).toEqual([]);
});
