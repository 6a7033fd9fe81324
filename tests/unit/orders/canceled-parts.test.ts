import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canceledParts, type OrderedItem } from "~/engine/orders/cancel-in-part/canceled-parts";
import type { TotalsLine } from "~/engine/totals/total";

const line = (id: number, quantity: number, amounts: Partial<OrderedItem> = {}): OrderedItem => ({
  id,
  quantity,
  row_total_cents: 0,
  offer_cents: 0,
  discount_cents: 0,
  gift_wrapping_cents: 0,
  tax_cents: 0,
  ...amounts,
});

const ITEMS = [
  line(1, 3, { row_total_cents: 3000, discount_cents: 500, gift_wrapping_cents: 450, tax_cents: 200 }),
  line(2, 1, { row_total_cents: 1000, offer_cents: 100, tax_cents: 70 }),
];
const SHIPPING = { cents: 695, tax: 56 };

/** The totals of an order with these lines, of which a gift card pays a dollar. */
function totalsOf(items: OrderedItem[]): TotalsLine[] {
  const totalBy = (column: keyof Omit<OrderedItem, "id" | "quantity">) =>
    items.reduce((total, item) => total + item[column], 0);
  const lines: TotalsLine[] = [
    { code: "subtotal", label: "Subtotal", cents: totalBy("row_total_cents") },
    { code: "price_code", label: "Your price", cents: 0 - totalBy("offer_cents") },
    { code: "discount", label: "Discount", cents: 0 - totalBy("discount_cents") },
    { code: "gift_wrapping", label: "Gift wrapping", cents: totalBy("gift_wrapping_cents") },
    { code: "shipping", label: "Shipping", cents: SHIPPING.cents },
    { code: "tax", label: "Tax", cents: totalBy("tax_cents") + SHIPPING.tax },
    { code: "gift_card", label: "Gift card", cents: -100 },
  ];
  const cents = lines.reduce((total, each) => total + each.cents, 0);
  return [...lines, { code: "grand_total", label: "Grand Total", cents }];
}

const pieces = (itemId: number, quantity: number) => ({ items: [{ itemId, quantity }], shippingCents: 0 });
const amountsOf = (totals: TotalsLine[]) =>
  Object.fromEntries(totals.map(({ code, cents }) => [code, cents]));

describe("a partial cancellation", () => {
  it("takes a piece's share of every amount from its line and from the totals", () => {
    const parts = canceledParts(ITEMS, totalsOf(ITEMS), pieces(1, 1));
    expect(parts.items).toEqual([
      {
        itemId: 1,
        quantity: 1,
        amountCents: 1000 - 167 + 150,
        taxCents: 67,
        left: {
          quantity: 2,
          row_total_cents: 2000,
          offer_cents: 0,
          discount_cents: 333,
          gift_wrapping_cents: 300,
          tax_cents: 133,
        },
      },
    ]);
    expect(parts).toMatchObject({ amountCents: 983 + 67, taxCents: 67, isWhole: false });
    expect(amountsOf(parts.totals)).toMatchObject({
      subtotal: 3000,
      discount: -333,
      shipping: 695,
      tax: 259,
    });
  });

  it("leaves a deduction out when nothing of it is left", () => {
    const parts = canceledParts(ITEMS, totalsOf(ITEMS), pieces(2, 1));
    expect(parts.totals.map(({ code }) => code)).not.toContain("price_code");
    expect(amountsOf(parts.totals)).toMatchObject({ subtotal: 3000, discount: -500 });
  });

  it("of shipping takes its tax in proportion", () => {
    const parts = canceledParts(ITEMS, totalsOf(ITEMS), { items: [], shippingCents: 695 });
    expect(parts).toMatchObject({ shippingTaxCents: 56, taxCents: 56, amountCents: 751, isWhole: false });
  });

  it("of every piece cancels shipping, too, and is one of the whole order", () => {
    const everything = ITEMS.map(({ id, quantity }) => ({ itemId: id, quantity }));
    const parts = canceledParts(ITEMS, totalsOf(ITEMS), { items: everything, shippingCents: 0 });
    expect(parts).toMatchObject({ shippingCents: 695, isWhole: true });
    expect(parts.amountCents).toBe(4000 - 100 - 500 + 450 + 270 + 751);
  });

  it.each([
    ["more pieces than ordered", pieces(1, 4), "You can cancel 3 at most."],
    ["a part of a piece", pieces(1, 0.5), "You can cancel 3 at most."],
    ["a line of another order", pieces(3, 1), "We couldn't find that item in the order."],
    ["nothing", pieces(1, 0), "Please choose what to cancel."],
    [
      "more shipping than ordered",
      { items: [], shippingCents: 696 },
      "There isn't that much shipping to cancel.",
    ],
    ["less than no shipping", { items: [], shippingCents: -1 }, "Please enter an amount."],
    [
      "a line twice",
      { items: [...pieces(1, 1).items, ...pieces(1, 1).items], shippingCents: 0 },
      "Please list each item only once.",
    ],
  ])("is rejected for %s", (_what, request, message) => {
    expect(() => canceledParts(ITEMS, totalsOf(ITEMS), request)).toThrow(message);
  });

  it("leaves totals that are those of the lines left, for any amounts", () => {
    const cents = fc.integer({ min: 0, max: 5000 });
    const ordered = fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      row_total_cents: fc.integer({ min: 5000, max: 90_000 }),
      offer_cents: fc.integer({ min: 0, max: 2000 }),
      discount_cents: fc.integer({ min: 0, max: 2000 }),
      gift_wrapping_cents: cents,
      tax_cents: cents,
    });
    fc.assert(
      fc.property(
        ordered,
        ordered,
        fc.integer({ min: 0, max: 9 }),
        fc.integer({ min: 0, max: 694 }),
        (one, two, wanted, shippingCents) => {
          const items = [line(1, 1, one), line(2, 1, two)];
          const quantity = Math.min(wanted, items[0].quantity);
          fc.pre(quantity + shippingCents > 0);
          const parts = canceledParts(items, totalsOf(items), { ...pieces(1, quantity), shippingCents });
          const left = items.map((item) => ({
            ...item,
            ...parts.items.find(({ itemId }) => itemId === item.id)?.left,
          }));
          const [before, after, lines] = [totalsOf(items), parts.totals, totalsOf(left)].map(amountsOf);
          for (const code of ["subtotal", "price_code", "discount", "gift_wrapping"])
            expect(after[code] ?? 0).toBe(lines[code]);
          expect(after.shipping).toBe(695 - shippingCents);
          expect(after.tax).toBe(lines.tax - parts.shippingTaxCents);
          const worth = (amounts: Record<string, number>) =>
            Object.entries(amounts).reduce(
              (total, [code, each]) => (code === "grand_total" ? total : total + each),
              0,
            );
          expect(worth(before) - worth(after)).toBe(parts.amountCents);
        },
      ),
    );
  });
});
