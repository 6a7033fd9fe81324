import { expect, test } from "vitest";
import { categoryPath, productPath } from "~/storefront/catalog/catalog-paths";

test("paths end with the host's suffix, if it has one", () => {
  expect(productPath({ url_key: "pet-tag", url_suffix: ".html" })).toBe("/pet-tag.html");
  expect(productPath({ url_key: "pet-tag", url_suffix: null })).toBe("/pet-tag");
  expect(categoryPath({ url_path: "gear/bags", url_suffix: ".html" })).toBe("/gear/bags.html");
  expect(categoryPath({ url_path: "gear/bags" })).toBe("/gear/bags");
});
