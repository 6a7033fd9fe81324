import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type RefundedPart, refundTaxes, type TaxPart } from "~/engine/tax/orders/refund-taxes";
import { prorate } from "~/engine/totals/money";

function minus(open: TaxPart[], parts: TaxPart[]): TaxPart[] {
  return open.map((tax, index) => ({
    taxableCents: tax.taxableCents - parts[index].taxableCents,
    exemptCents: tax.exemptCents - parts[index].exemptCents,
    taxCents: tax.taxCents - parts[index].taxCents,
  }));
}

function taxOf(taxes: TaxPart[]): number {
  return taxes.reduce((total, { taxCents }) => total + taxCents, 0);
}

function taxed(taxableCents: number, ...taxes: number[]): TaxPart[] {
  return taxes.map((taxCents) => ({ taxableCents, exemptCents: 0, taxCents }));
}

const chicago = taxed(10_000, 625, 175, 125, 100);

describe("the tax of a refund", () => {
  it("is divided in proportion to the taxes of the refunded line", () => {
    const half = { refunded: 1, total: 2, taxCents: 513, ordered: chicago };
    const parts = refundTaxes(chicago, { parts: [half], isWhole: false });
    expect(parts.map(({ taxCents }) => taxCents)).toEqual([313, 88, 62, 50]);
    expect(parts.map(({ taxableCents }) => taxableCents)).toEqual([5000, 5000, 5000, 5000]);
  });

  it("returns to the county alone what the county alone had taxed", () => {
    const [goods, socks] = [taxed(10_000, 400, 475), taxed(2000, 0, 95)];
    socks[0] = { taxableCents: 0, exemptCents: 2000, taxCents: 0 };
    const open = goods.map((part, index) => ({
      taxableCents: part.taxableCents + socks[index].taxableCents,
      exemptCents: part.exemptCents + socks[index].exemptCents,
      taxCents: part.taxCents + socks[index].taxCents,
    }));
    const parts = [{ refunded: 1, total: 1, taxCents: 95, ordered: socks }];
    expect(refundTaxes(open, { parts, isWhole: false })).toEqual(socks);
  });

  it("is nothing for a free amount", () => {
    expect(refundTaxes(chicago, { parts: [], isWhole: false })).toEqual(taxed(0, 0, 0, 0, 0));
  });

  it("sums up over any refunds of pieces, never exceeds what is left, and is all of it in the end", () => {
    const rates = fc.array(fc.integer({ min: 1, max: 7000 }), { minLength: 1, maxLength: 5 });
    const order = fc.record({
      rates,
      lines: fc.array(fc.record({ total: fc.integer({ min: 1, max: 7 }), taxCents: fc.nat(900) }), {
        minLength: 1,
        maxLength: 4,
      }),
    });
    fc.assert(
      fc.property(order, ({ lines, rates }) => {
        const ordered = lines.map(({ taxCents }) => taxed(10 * taxCents, ...prorate(taxCents, rates)));
        let open = rates.map((_rate, index) => ({
          taxableCents: ordered.reduce((total, line) => total + line[index].taxableCents, 0),
          exemptCents: 0,
          taxCents: ordered.reduce((total, line) => total + line[index].taxCents, 0),
        }));
        for (const part of pieces(lines, ordered)) {
          const reversed = refundTaxes(open, { parts: [part], isWhole: false });
          expect(taxOf(reversed)).toBe(part.taxCents);
          open = minus(open, reversed);
          for (const { taxableCents, taxCents } of open) {
            expect(Math.min(taxableCents, taxCents)).toBeGreaterThanOrEqual(0);
          }
        }
        expect(taxOf(open)).toBe(0);
        expect(refundTaxes(open, { parts: [], isWhole: true })).toEqual(open);
      }),
    );
  });
});

/** Refunds of single pieces, whose taxes add up to the line's. */
function pieces(lines: { total: number; taxCents: number }[], ordered: TaxPart[][]): RefundedPart[] {
  return lines.flatMap(({ taxCents, total }, line) =>
    prorate(taxCents, Array(total).fill(1)).map((cents) => ({
      refunded: 1,
      total,
      taxCents: cents,
      ordered: ordered[line],
    })),
  );
}
