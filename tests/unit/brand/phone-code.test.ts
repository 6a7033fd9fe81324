import { expect, test } from "vitest";
import { phoneWithCode } from "~/brand/phone-code";
import { addressLines } from "~/storefront/account/address-lines";

// @specification §9 L292
test.each([
  ["206-555-0100", "+1 206-555-0100"],
  [" (207) 555-0142 ", "+1 (207) 555-0142"],
  ["1 206 555 0100", "+1 206 555 0100"],
  ["1-206-555-0100", "+1 206-555-0100"],
  ["+1 206 555 0100", "+1 206 555 0100"],
  ["+49 30 1234567", "+49 30 1234567"],
  ["0049 30 12345678", "0049 30 12345678"],
  ["", ""],
])("the phone number %j is dialed as %j", (entered, dialed) => {
  expect(phoneWithCode(entered)).toBe(dialed);
});

// @specification §9 L292
test("an address has its phone number with the code +1, and none without a number", () => {
  const address = { firstname: "Ada", lastname: "Byron", city: "Seattle", region: "WA", postcode: "98101" };
  expect(addressLines({ ...address, telephone: "206-555-0100" }).at(-1)).toBe("+1 206-555-0100");
  expect(addressLines({ ...address, telephone: "" }).at(-1)).toBe("Seattle, WA 98101");
});
