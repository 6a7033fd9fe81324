import { expect, test } from "vitest";
import { brandGroup, brandSettings } from "~/settings/brand.server";

// @specification §2 L73
// @specification §9 L292
test("the shop's country is the United States unless a setting names another", () => {
  expect(brandSettings(brandGroup.schema.parse({})).storeCountry).toBe("US");
  expect(brandSettings(brandGroup.schema.parse({ STORE_COUNTRY: "CA" })).storeCountry).toBe("CA");
  expect(brandGroup.schema.safeParse({ STORE_COUNTRY: "Canada" }).success).toBe(false);
});
