import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findTaxRate } from "~/engine/tax/find-tax-rate";
import { builtInTaxes } from "~/engine/tax/seed/seed-taxes";
import { TAX_CLASSES } from "~/engine/tax/tax-class";
import { shippingTaxedBy, taxableOf, taxOn, taxOnItem } from "~/engine/tax/tax-on";
import type { TaxRate } from "~/engine/tax/tax-rate";
import { tableOf } from "./tax-fixtures";

const table = tableOf(builtInTaxes());

function rateOf(region_code: string, postcode: string): TaxRate {
  const rate = findTaxRate(table, { region_code, postcode });
  if (!rate) throw new Error(`${postcode} has no tax.`);
  return rate;
}

function tax(place: [string, string], taxClass: (typeof TAX_CLASSES)[number], cents: number, quantity = 1) {
  return taxOnItem({ taxClass, cents, quantity }, rateOf(...place));
}

const CHICAGO: [string, string] = ["IL", "60601"];
const MANHATTAN: [string, string] = ["NY", "10001"];
const BUFFALO: [string, string] = ["NY", "14201"];
const PHILADELPHIA: [string, string] = ["PA", "19103"];
const PROVIDENCE: [string, string] = ["RI", "02903"];
const BOSTON: [string, string] = ["MA", "02108"];

describe("the tax of a class of products", () => {
  it("is that of the place for goods, and nothing for gift cards and services", () => {
    expect(tax(CHICAGO, "goods", 10_000)).toBe(1025);
    expect(tax(CHICAGO, "gift_card", 10_000)).toBe(0);
    expect(tax(CHICAGO, "service", 10_000)).toBe(0);
  });

  it("is that of goods for clothing, unless the state exempts it", () => {
    expect(tax(CHICAGO, "clothing", 10_000)).toBe(1025);
    for (const place of [PHILADELPHIA, ["NJ", "07030"], ["MN", "55401"], ["VT", "05401"]] as [
      string,
      string,
    ][]) {
      expect([place, tax(place, "clothing", 500_000)]).toEqual([place, 0]);
      expect([place, tax(place, "goods", 10_000) > 0]).toEqual([place, true]);
    }
  });

  it("depends on the price of one piece in New York: below $110 it is exempt", () => {
    expect(tax(MANHATTAN, "clothing", 10_999)).toBe(0);
    expect(tax(MANHATTAN, "clothing", 11_000)).toBe(taxOn(11_000, { thousandths: 8875 }));
    expect(tax(MANHATTAN, "clothing", 32_997, 3)).toBe(0);
    expect(tax(MANHATTAN, "clothing", 33_000, 3)).toBe(taxOn(33_000, { thousandths: 8875 }));
  });

  it("is the place's alone where the place taxes what the state exempts", () => {
    expect(tax(BUFFALO, "clothing", 5000)).toBe(taxOn(5000, { thousandths: 4750 }));
    expect(tax(BUFFALO, "clothing", 20_000)).toBe(taxOn(20_000, { thousandths: 8750 }));
    const { jurisdictions } = taxableOf(
      { taxClass: "clothing", cents: 5000, quantity: 1 },
      rateOf(...BUFFALO),
    );
    expect(jurisdictions.map(({ name }) => name)).toEqual(["Erie County"]);
  });

  it("is on what exceeds $175 apiece in Massachusetts", () => {
    expect(tax(BOSTON, "clothing", 17_500)).toBe(0);
    expect(tax(BOSTON, "clothing", 20_000)).toBe(taxOn(2500, { thousandths: 6250 }));
    expect(tax(BOSTON, "clothing", 40_000, 2)).toBe(taxOn(5000, { thousandths: 6250 }));
    expect(tax(BOSTON, "goods", 20_000)).toBe(1250);
  });

  it("is nothing on shipping, unless something in the parcel is taxed and the state taxes shipping", () => {
    const taxers = (place: [string, string], ...items: [(typeof TAX_CLASSES)[number], number][]) =>
      shippingTaxedBy(
        items.map(([taxClass, cents]) => ({ taxClass, cents, listCents: cents, quantity: 1 })),
        rateOf(...place),
      ).map(({ name }) => name);
    expect(taxers(PROVIDENCE, ["goods", 2000])).toEqual(["Rhode Island"]);
    expect(taxers(PROVIDENCE, ["clothing", 2000])).toEqual([]);
    expect(taxers(PROVIDENCE, ["clothing", 2000], ["goods", 0])).toEqual([]);
    expect(taxers(PROVIDENCE, ["clothing", 25_001])).toEqual(["Rhode Island"]);
    expect(taxers(BOSTON, ["goods", 2000])).toEqual([]);
    expect(shippingTaxedBy([{ taxClass: "goods", cents: 2000, listCents: 2000, quantity: 1 }], null)).toEqual(
      [],
    );
  });

  it("is due on the shipping of goods that discounts make free, but not of what is exempt", () => {
    const free = (place: [string, string], taxClass: (typeof TAX_CLASSES)[number]) =>
      shippingTaxedBy([{ taxClass, cents: 0, listCents: 2000, quantity: 1 }], rateOf(...place)).map(
        ({ name }) => name,
      );
    expect(free(PROVIDENCE, "goods")).toEqual(["Rhode Island"]);
    expect(free(PROVIDENCE, "clothing")).toEqual([]);
    expect(free(PROVIDENCE, "gift_card")).toEqual([]);
    expect(free(PHILADELPHIA, "clothing")).toEqual([]);
    expect(free(BUFFALO, "clothing")).toEqual(["Erie County"]);
    expect(free(BOSTON, "goods")).toEqual([]);
  });

  it("is the place's alone on the shipping of what the place alone taxes", () => {
    const rate = rateOf(...BUFFALO);
    const shirt = { taxClass: "clothing", cents: 5000, listCents: 5000, quantity: 1 } as const;
    expect(shippingTaxedBy([shirt], rate).map(({ name }) => name)).toEqual(["Erie County"]);
    expect(shippingTaxedBy([shirt, { ...shirt, taxClass: "goods" }], rate)).toEqual(rate.jurisdictions);
  });

  it("never exceeds that of goods, whatever price and place", () => {
    const place = fc.constantFrom(CHICAGO, MANHATTAN, BUFFALO, PHILADELPHIA, BOSTON);
    fc.assert(
      fc.property(
        place,
        fc.constantFrom(...TAX_CLASSES),
        fc.nat(100_000),
        fc.integer({ min: 1, max: 9 }),
        (at, taxClass, cents, quantity) => {
          const taxCents = tax(at, taxClass, cents, quantity);
          expect(taxCents).toBeGreaterThanOrEqual(0);
          expect(taxCents).toBeLessThanOrEqual(tax(at, "goods", cents, quantity));
        },
      ),
    );
  });
});
