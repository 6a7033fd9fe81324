import { expect, it } from "vitest";
import { lastShopPath } from "~/storefront/session/return-path.server";

// @specification §2 L86
it.each([
  ["http://shop.example/custom-pet-photo-mug?color=blue", "/custom-pet-photo-mug?color=blue"],
  ["https://shop.example/checkout", "/checkout"],
])("remembers %s", (referer, path) => {
  expect(lastShopPath(referer, "shop.example")).toBe(path);
});

it.each([
  "http://shop.example/",
  "http://shop.example/customer/account/dashboard",
  "http://other.example/checkout",
  "ftp://shop.example/checkout",
  "not an address",
  "",
  null,
])("ignores %j", (referer) => {
  expect(lastShopPath(referer, "shop.example")).toBeNull();
});
