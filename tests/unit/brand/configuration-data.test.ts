import { expect, test } from "vitest";
import { configurationFile, configurationProblem } from "~/brand/configuration-data";
import { storeDataOf } from "~/brand/store-data.server";
import { contentValues } from "~/engine/content/content-values";
import { currentSettings } from "~/settings/settings.server";

// @specification §3 L118
test.each([
  ["minimum_shiping_price", "", 'must be an amount in dollars such as 99 or 6.95, not ""'],
  ["free_shipping_price", "-5", 'must be an amount in dollars such as 99 or 6.95, or empty, not "-5"'],
  ["minimum_shiping_price", "6,95", 'must be an amount in dollars such as 99 or 6.95, not "6,95"'],
  ["express_ship_days", "two", 'must be days from 0 to 60, not "two"'],
  ["pay_later", "yes", 'must be 0 or 1, not "yes"'],
  ["order_cut_off_hour", "25", 'must be an hour from 0 to 24, not "25"'],
  ["champ_membership_percent", "101", 'must be a percentage from 0 to 100, or empty, not "101"'],
  ["blog_meta_title", " ", 'must be a text, not empty, not " "'],
  ["starting_price_us", "$9", 'must be an amount in dollars such as 99 or 6.95, or empty, not "$9"'],
])("a configuration file with %s of %j is rejected by name", (key, value, problem) => {
  const { error } = configurationFile.safeParse({ [key]: value });
  expect(error?.issues.map(({ path, message }) => [path.join(), message])).toEqual([[key, problem]]);
});

test.each([
  ["free_shipping_price", "0"],
  ["free_shipping_price", ""],
  ["auto_add_product_status", ""],
  ["auto_add_product_sku", ""],
  ["auto_add_product_cart_amount", ""],
  ["champ_membership_percent", ""],
  ["postcode_range", ""],
  ["postcode_range", "00501-10000, 20000 - 99950"],
  ["champ_membership_percent", "12.5"],
  ["expired_price_codes", ""],
  ["a_key_of_our_own", ""],
])("%s may be %j", (key, value) => {
  expect(configurationProblem(key, value)).toBeNull();
});

test("texts state prices and days as the cart computes them", () => {
  const { configuration, shipping } = storeDataOf("mpc", currentSettings());
  const values = contentValues(
    new Map([
      ...Object.entries(configuration),
      ["minimum_shiping_price", "5.5"],
      ["priority_ship_days", "4"],
    ]),
    shipping,
  );
  const stated = ["minimum", "express", "priority"].map((name) =>
    values.get(name === "minimum" ? "minimum_shiping_price" : `${name}_shipping_price`),
  );
  expect(stated).toEqual(["5.50", "11.50", "18.50"]);
  expect(values.get("priority_transit_days")).toBe("3");
  expect(values.get("order_cut_off")).toBe("2 pm");
  expect(values.get("alaska_hawaii_extra_days")).toBe("3");
  expect(values.has("territories_extra_days")).toBe(false);
  const own = contentValues(new Map([["express_shipping_price", "9"]]), shipping);
  expect(own.get("express_shipping_price")).toBe("9");
});
