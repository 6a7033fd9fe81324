import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { OrderValue } from "~/engine/refunds/order-value";
import {
  freeAmount,
  type Refunded,
  type RefundParts,
  refundParts,
  requestOfRest,
} from "~/engine/refunds/refund-parts";

const value: OrderValue = {
  lines: [
    { itemId: 1, quantity: 3, amountCents: 1000, taxCents: 83 },
    { itemId: 2, quantity: 1, amountCents: 500, taxCents: 0 },
  ],
  shippingCents: 695,
  shippingTaxCents: 58,
};
const TOTAL = 1000 + 83 + 500 + 695 + 58;
const NOTHING: Refunded = { pieces: new Map(), shippingCents: 0 };

function plus({ pieces, shippingCents }: Refunded, parts: RefundParts): Refunded {
  const all = new Map(pieces);
  for (const { itemId, quantity } of parts.items) all.set(itemId, (all.get(itemId) ?? 0) + quantity);
  return { pieces: all, shippingCents: shippingCents + parts.shippingCents };
}

const pieces = (itemId: number, quantity: number) => ({
  items: [{ itemId, quantity }],
  shippingCents: 0,
  adjustmentCents: 0,
});

describe("a refund by lines", () => {
  it("of single pieces adds up to the line", () => {
    let refunded = NOTHING;
    const amounts: [number, number][] = [];
    for (let piece = 0; piece < 3; piece += 1) {
      const parts = refundParts(value, refunded, pieces(1, 1), TOTAL);
      amounts.push([parts.items[0].amountCents, parts.taxCents]);
      refunded = plus(refunded, parts);
    }
    expect(amounts).toEqual([
      [333, 27],
      [333, 28],
      [334, 28],
    ]);
  });

  it("refunds the tax of shipping in proportion", () => {
    const shipping = (cents: number) => ({ items: [], shippingCents: cents, adjustmentCents: 0 });
    const first = refundParts(value, NOTHING, shipping(300), TOTAL);
    expect(first).toMatchObject({ shippingTaxCents: 25, taxCents: 25, amountCents: 325 });
    const second = refundParts(value, plus(NOTHING, first), shipping(395), TOTAL - 325);
    expect(second).toMatchObject({ shippingTaxCents: 33, amountCents: 428 });
  });

  it("deducts a free amount that was refunded before, once nothing else is left", () => {
    const left = TOTAL - 100;
    expect(refundParts(value, NOTHING, pieces(1, 3), left).adjustmentCents).toBe(0);
    const rest = refundParts(value, NOTHING, requestOfRest(value, NOTHING), left);
    expect(rest).toMatchObject({ adjustmentCents: -100, amountCents: left, taxCents: 141 });
  });

  it("of the amount that is left is one of all lines, shipping and tax", () => {
    const parts = refundParts(value, NOTHING, freeAmount(TOTAL), TOTAL);
    expect(parts).toMatchObject({ adjustmentCents: 0, taxCents: 141, shippingCents: 695 });
    expect(parts.items).toHaveLength(2);
  });

  const rejected: [string, Parameters<typeof refundParts>[2], number][] = [
    ["more pieces than were bought", pieces(1, 4), TOTAL],
    ["fewer than none", pieces(1, -1), TOTAL],
    ["half a piece", pieces(1, 0.5), TOTAL],
    ["a line of another order", pieces(9, 1), TOTAL],
    [
      "a line twice",
      {
        ...freeAmount(0),
        items: [
          { itemId: 1, quantity: 1 },
          { itemId: 1, quantity: 1 },
        ],
      },
      TOTAL,
    ],
    ["more shipping than was paid", { ...freeAmount(0), shippingCents: 696 }, TOTAL],
    ["a negative amount", freeAmount(-1), TOTAL],
    ["more than is left", freeAmount(TOTAL), TOTAL - 1],
    ["nothing", freeAmount(0), TOTAL],
    ["anything when nothing is left", pieces(1, 1), 0],
  ];
  it.each(rejected)("rejects %s", (_name, request, left) => {
    expect(() => refundParts(value, NOTHING, request, left)).toThrow();
  });
});

const anyValue = fc.record({
  lines: fc.array(
    fc.record({ quantity: fc.integer({ min: 1, max: 5 }), amountCents: fc.nat(5000), taxCents: fc.nat(500) }),
    { minLength: 1, maxLength: 3 },
  ),
  shippingCents: fc.nat(2000),
  shippingTaxCents: fc.nat(200),
});
const anyStep = fc.record({
  line: fc.nat(2),
  quantity: fc.nat(5),
  shippingCents: fc.nat(2000),
  adjustmentCents: fc.nat(3000),
});

it("any refunds and the rest add up to the order, part by part", () => {
  fc.assert(
    fc.property(anyValue, fc.array(anyStep, { maxLength: 5 }), (any, steps) => {
      const order: OrderValue = {
        ...any,
        shippingTaxCents: any.shippingCents === 0 ? 0 : any.shippingTaxCents,
        lines: any.lines.map((line, index) => ({ ...line, itemId: index })),
      };
      const total = order.lines.reduce(
        (cents, { amountCents, taxCents }) => cents + amountCents + taxCents,
        order.shippingCents + order.shippingTaxCents,
      );
      const made: RefundParts[] = [];
      let refunded = NOTHING;
      const left = () => total - made.reduce((cents, { amountCents }) => cents + amountCents, 0);
      const refund = (request: Parameters<typeof refundParts>[2]) => {
        try {
          const parts = refundParts(order, refunded, request, left());
          made.push(parts);
          refunded = plus(refunded, parts);
        } catch {
          // Rejected: more than is left, or nothing.
        }
      };
      for (const { line, quantity, ...step } of steps) {
        refund({ ...step, items: [{ itemId: line % order.lines.length, quantity }] });
      }
      refund(requestOfRest(order, refunded));
      expect(left()).toBe(0);
      if (total === 0) return;
      const totalOf = (of: (parts: RefundParts) => number) =>
        made.reduce((cents, parts) => cents + of(parts), 0);
      expect(totalOf(({ adjustmentCents }) => adjustmentCents)).toBe(0);
      expect(totalOf(({ shippingTaxCents }) => shippingTaxCents)).toBe(order.shippingTaxCents);
      expect(totalOf(({ taxCents }) => taxCents)).toBe(
        order.lines.reduce((cents, { taxCents }) => cents + taxCents, order.shippingTaxCents),
      );
      for (const parts of made) {
        const items = parts.items.reduce((cents, { amountCents }) => cents + amountCents, 0);
        expect(items + parts.shippingCents + parts.taxCents + parts.adjustmentCents).toBe(parts.amountCents);
        expect(parts.amountCents).toBeGreaterThan(0);
      }
    }),
  );
});
