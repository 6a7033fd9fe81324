import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { expect, test } from "vitest";

const SHOP = join(__dirname, "../../..");
/** The browser build, which is made and not written. */
const MADE = /^public\/build\//;

/** Names and mail hosts of all brands, as somebody might write them: with or without blanks, in any case. */
function namesOfBrands(): RegExp[] {
  const brands = readdirSync(join(SHOP, "brands")).map((folder) =>
    join(SHOP, "brands", folder, "brand.yaml"),
  );
  return brands.filter(existsSync).flatMap((file) => {
    const { name, email } = load(readFileSync(file, "utf8")) as { name: string; email: string };
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
