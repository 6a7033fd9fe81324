import { expect, test } from "vitest";
import { movedAddress } from "~/storefront/content/moved-address";

test.each([
  ["pet-mugs", "/pet-mugs?color=blue"],
  ["/pet-mugs", "/pet-mugs?color=blue"],
  ["//evil.example/mugs", "/evil.example/mugs?color=blue"],
  ["\\evil.example", "/evil.example?color=blue"],
])("a page that moved to %s stays within the shop", (target, address) => {
  expect(movedAddress(target, "?color=blue")).toBe(address);
});
