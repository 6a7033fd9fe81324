import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type JurisdictionTax, orderTaxes, type TaxShare } from "~/engine/tax/orders/order-taxes";
import { isSale, TAX_CLASSES } from "~/engine/tax/tax-class";
import { combined, taxOn } from "~/engine/tax/tax-on";
import { type ClothingRule, TAX_LEVELS, type TaxRate } from "~/engine/tax/tax-rate";
import { taxedItem } from "~/engine/tax/tax-total";
import { collectTotals } from "~/engine/totals/collect-totals";
import { emptyRow, type PricedLine, totalOf } from "~/engine/totals/total";
import { homeMethods } from "../shipping/base-shipping";
import { stateRate } from "./tax-fixtures";

const [, express] = homeMethods;

const line = fc.record({
  unitPriceCents: fc.nat(30_000),
  quantity: fc.integer({ min: 1, max: 9 }),
  offerPriceCents: fc.constant(null),
  wrappingCents: fc.nat(500),
  takesDiscounts: fc.boolean(),
  taxClass: fc.constantFrom(...TAX_CLASSES),
});

const clothing = fc.constantFrom<ClothingRule | null>(
  null,
  { kind: "exempt" },
  { kind: "exempt_below", cents: 11_000 },
  { kind: "exempt_up_to", cents: 17_500 },
);

const rate: fc.Arbitrary<TaxRate> = fc
  .record({
    rates: fc.array(fc.integer({ min: 1, max: 7000 }), { minLength: 1, maxLength: TAX_LEVELS.length }),
    taxesShipping: fc.boolean(),
    placeTaxesClothing: fc.boolean(),
    clothing,
  })
  .map(({ rates, ...rules }) => {
    const jurisdictions = rates.map((thousandths, index) => ({
      level: TAX_LEVELS[index],
      name: `Place ${index}`,
      thousandths,
    }));
    return stateRate(combined(jurisdictions), { jurisdictions, ...rules });
  });

function taxesOf(lines: PricedLine[], taxRate: TaxRate, isExempt = false) {
  const priced = collectTotals({
    lines,
    coupon: null,
    pointsCents: 700,
    shippingMethod: express,
    shippingGrams: 480,
    freeShippingFromCents: null,
    taxRate: isExempt ? null : taxRate,
    giftCards: [],
    creditCents: 0,
  });
  /** As in a cart with the free gift, which is added to the totals once they are known. */
  const totals = { ...priced, rows: [...priced.rows, emptyRow(gift)] };
  const taxation = { address: null, rate: taxRate, isExempt, version: "test" };
  return { totals, taxes: orderTaxes({ totals, taxation, calculation: null }) };
}

function totalBy(
  taxes: JurisdictionTax[],
  part: (share: TaxShare) => number,
  of = (_share: TaxShare) => true,
): number {
  return taxes.flatMap(({ shares }) => shares.filter(of)).reduce((total, share) => total + part(share), 0);
}

describe("an order's tax by jurisdiction", () => {
  it("sums to the tax of each line, of shipping, and of the order, for any rates and rules", () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), rate, (lines, taxRate) => {
        const { taxes, totals } = taxesOf(lines, taxRate);
        const tax = ({ taxCents }: TaxShare) => taxCents;
        expect(totalBy(taxes, tax)).toBe(totalOf(totals, "tax"));
        expect(totalBy(taxes, tax, ({ row }) => row === null)).toBe(totals.shippingTaxCents);
        for (const [index, { taxCents }] of totals.rows.entries()) {
          expect(totalBy(taxes, tax, ({ row }) => row === index)).toBe(taxCents);
        }
      }),
    );
  });

  it("has shipping as taxable for those alone whose rates it was charged at, for any rates and rules", () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), rate, (lines, taxRate) => {
        const { taxes, totals } = taxesOf(lines, taxRate);
        const taxing = taxes.filter(({ shares }) =>
          shares.some(({ row, taxableCents }) => row === null && taxableCents > 0),
        );
        const charged = taxOn(totalOf(totals, "shipping"), { thousandths: combined(taxing) });
        expect(totals.shippingTaxCents).toBe(charged);
      }),
    );
  });

  it("divides what was sold into taxable and exempt, in each jurisdiction", () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 4 }),
        rate,
        fc.boolean(),
        (lines, taxRate, isExempt) => {
          const { taxes, totals } = taxesOf(lines, taxRate, isExempt);
          const sold = totals.rows.map(taxedItem).filter(({ taxClass }) => isSale(taxClass));
          const soldCents = sold.reduce((total, { cents }) => total + cents, totalOf(totals, "shipping"));
          for (const tax of taxes) {
            expect(totalBy([tax], ({ exemptCents, taxableCents }) => exemptCents + taxableCents)).toBe(
              soldCents,
            );
            for (const share of tax.shares) {
              expect(Math.min(share.exemptCents, share.taxableCents, share.taxCents)).toBeGreaterThanOrEqual(
                0,
              );
              if (isExempt) expect(share.taxableCents + share.taxCents).toBe(0);
            }
          }
        },
      ),
    );
  });

  it("has one row for a jurisdiction in a service's calculation, also when it exempts a line", () => {
    const { totals } = taxesOf([{ ...anyLine, taxClass: "goods" }], stateRate(7250));
    const state = (thousandths: number) => ({ level: "state" as const, name: "Illinois", thousandths });
    const taxed = { taxableCents: 1000, exemptCents: 0, taxCents: 63, jurisdiction: state(6250) };
    const exempt = { taxableCents: 0, exemptCents: 500, taxCents: 0, jurisdiction: state(0) };
    const calculation = {
      id: "taxcalc_1",
      hash: "",
      region: "IL",
      label: "Sales tax",
      expiresAt: "",
      rows: [
        { row: 0, taxCents: 0, shares: [exempt] },
        { row: 1, taxCents: 63, shares: [taxed] },
      ],
      shipping: { taxCents: 0, shares: [] },
    };
    const taxation = { address: null, rate: null, isExempt: false, version: "test" };
    expect(orderTaxes({ totals, taxation, calculation })).toMatchObject([
      { level: "state", name: "Illinois", region: "IL", thousandths: 6250, shares: [{ row: 0 }, { row: 1 }] },
    ]);
  });

  it("is nothing where the shop collects none", () => {
    const { totals } = taxesOf([{ ...anyLine, taxClass: "goods" }], stateRate(7250));
    const taxation = { address: null, rate: null, isExempt: false, version: "test" };
    expect(orderTaxes({ totals, taxation, calculation: null })).toEqual([]);
  });
});

const gift: PricedLine = {
  unitPriceCents: 0,
  quantity: 1,
  offerPriceCents: null,
  wrappingCents: 0,
  takesDiscounts: true,
  taxClass: "goods",
};

const anyLine = {
  unitPriceCents: 1000,
  quantity: 1,
  offerPriceCents: null,
  wrappingCents: 0,
  takesDiscounts: true,
} as const;
