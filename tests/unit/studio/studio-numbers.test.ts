import { describe, expect, it } from "vitest";
import { readQuantity } from "~/storefront/cart/quantity";
import { priceOfEach, regularUnitPrice, timesQuantity, unitPrice } from "~/storefront/studio/studio-price";
import type { StudioProduct } from "~/storefront/studio/studio-view";
import { zoomedBy } from "~/storefront/studio/zoom";

const usd = (value: number) => ({ value, currency: "USD" });

const mug: StudioProduct = {
  sku: "photo-mug",
  name: "Custom Pet Photo Mug",
  path: "/custom-pet-photo-mug",
  isAvailable: true,
  background: "sand",
  price: usd(14.99),
  regularPrice: usd(14.99),
  options: [
    {
      code: "size",
      title: "Size",
      values: [
        { code: "11oz", title: "11 oz", price: usd(0), regularPrice: usd(0) },
        { code: "15oz", title: "15 oz", price: usd(3), regularPrice: usd(4) },
      ],
    },
    {
      code: "color",
      title: "Handle",
      values: [{ code: "blue", title: "Blue", price: usd(1.1), regularPrice: usd(1.1) }],
    },
  ],
  countedPrices: [],
  quantityBreaks: [
    { quantity: 5, percent: 10 },
    { quantity: 10, percent: 15 },
  ],
};

function bought(options: Record<string, string>, counts: Record<string, number> = {}) {
  return { options, counts };
}

describe("the price shown in the studio", () => {
  it("includes the chosen options", () => {
    expect(unitPrice(mug, bought({ size: "15oz", color: "blue" }))).toEqual(usd(19.09));
  });

  it("is shown with the regular price of the same choice, if that is higher", () => {
    expect(regularUnitPrice(mug, bought({ size: "15oz", color: "blue" }))).toEqual(usd(20.09));
    expect(regularUnitPrice(mug, bought({ size: "11oz", color: "blue" }))).toBeNull();
    expect(regularUnitPrice({ ...mug, price: usd(5) }, bought({ size: "11oz" }))).toEqual(usd(14.99));
  });

  it("is the product's own for unknown options", () => {
    expect(unitPrice(mug, bought({ size: "bathtub" }))).toEqual(usd(14.99));
  });

  it("includes counted parts, but not those included in the product's own price", () => {
    const letters = { code: "letters", title: "Letters", min: 3, price: usd(6), regularPrice: usd(7) };
    const sign = { ...mug, price: usd(58), regularPrice: usd(61), options: [], countedPrices: [letters] };
    expect(unitPrice(sign, bought({}, { letters: 9 }))).toEqual(usd(94));
    expect(unitPrice(sign, bought({}))).toEqual(usd(58));
    expect(regularUnitPrice(sign, bought({}, { letters: 9 }))).toEqual(usd(103));
  });

  it.each([
    [4, 19.09],
    [5, 17.18],
    [12, 16.23],
  ])("is lower for each of %d pieces", (pieces, each) => {
    expect(priceOfEach(mug, usd(19.09), pieces)).toEqual(usd(each));
  });

  it("is exact for many pieces", () => {
    expect(timesQuantity(usd(19.09), 3)).toEqual(usd(57.27));
  });
});

describe("the quantity field", () => {
  it.each([
    ["1", 1],
    [" 7 ", 7],
    ["99", 99],
    [null, 1],
  ])("accepts %j", (sent, pieces) => {
    expect(readQuantity(sent)).toBe(pieces);
  });

  it.each(["", "0", "-1", "1.5", "1000", "1e2", "two", "9".repeat(400)])("rejects %j", (sent) => {
    expect(readQuantity(sent)).toBeNull();
  });
});

describe("zooming by steps", () => {
  it("stays on whole steps and within its limits", () => {
    expect(zoomedBy(1.13, 1)).toBe(1.2);
    expect(zoomedBy(1, -3)).toBe(1);
    expect(zoomedBy(3.95, 5)).toBe(4);
  });
});
