import { describe, expect, it } from "vitest";
import { giftLine, giftRule, isAdded, isGiftable } from "~/engine/carts/free-gift";
import type { CatalogProduct } from "~/engine/catalog/catalog-product";

const dimmer = {
  sku: "neon-dimmer",
  name: "Dimmer",
  family: "neon",
  is_salable: 1,
  is_virtual: 0,
  tax_class: "goods",
  blueprint: null,
  price_cents: 1900,
  countedPrices: [],
  options: [
    {
      code: "plug",
      values: [
        { code: "us", price_cents: 0 },
        { code: "none", price_cents: -300 },
      ],
    },
  ],
} as unknown as CatalogProduct;

function configured(values: object) {
  const whole: Record<string, string> = {
    auto_add_product_status: "1",
    auto_add_product_sku: "neon-dimmer",
    auto_add_product_cart_amount: "150",
    ...values,
  };
  return giftRule(new Map(Object.entries(whole)));
}

describe("the rule of the free gift", () => {
  it("is read from the configuration, its amount in dollars", () => {
    expect(configured({})).toEqual({ sku: "neon-dimmer", fromCents: 15_000 });
    expect(configured({ auto_add_product_cart_amount: "99.95" })?.fromCents).toBe(9995);
  });

  it.each([
    { auto_add_product_status: "0" },
    { auto_add_product_status: "yes" },
    { auto_add_product_sku: "" },
    { auto_add_product_cart_amount: "0" },
    { auto_add_product_cart_amount: "-5" },
    { auto_add_product_cart_amount: "$150" },
  ])("is absent for %j", (values) => {
    expect(configured(values)).toBeNull();
  });

  it.each([
    [{}, true],
    [{ is_salable: 0 }, false],
    [{ blueprint: "neon-sign" }, false],
    [{ is_virtual: 1 }, false],
    [{ family: "gift-certificates" }, false],
    [{ sku: "champ-membership" }, false],
  ])("takes the product with %j: %s", (changes, expected) => {
    expect(isGiftable({ ...dimmer, ...changes })).toBe(expected);
  });
});

describe("the line of the free gift", () => {
  const gift = { product: dimmer, fromCents: 15_000, missingCents: 0, isDeclined: false };

  it("is one piece with its first options, and does not count", () => {
    const line = giftLine({ id: "cart" }, gift);
    expect(line).toMatchObject({
      item: { uid: "free-gift", cart_id: "cart", sku: "neon-dimmer", quantity: 1 },
      options: { plug: "us" },
      pieceCents: 1900,
      isFreeGift: true,
      unitPriceCents: 0,
      quantity: 1,
      offerPriceCents: null,
      isMemberPrice: false,
      wrappingCents: 0,
      takesDiscounts: false,
      taxClass: "goods",
    });
  });

  it("is added once the minimum is reached, unless the shopper declined it", () => {
    expect(isAdded(gift)).toBe(true);
    expect(isAdded({ ...gift, missingCents: 1 })).toBe(false);
    expect(isAdded({ ...gift, isDeclined: true })).toBe(false);
  });
});
