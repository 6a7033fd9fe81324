import { expect, it } from "vitest";
import { lineRefund } from "~/engine/claims/claim-line";
import type { Row } from "~/engine/database/schema";
import type { RefundView } from "~/engine/refunds/read-refunds";

const item = {
  is_free_gift: 0,
  quantity: 1,
  row_total_cents: 2000,
  offer_cents: 300,
  discount_cents: 100,
  gift_wrapping_cents: 400,
  tax_cents: 145,
};
/** A claim of pieces of a line; of all of them by default. */
const line = (order_item_id: number, quantity: number | null = null) => ({ order_item_id, quantity });
const LINE = 2000 - 300 - 100 + 400 + 145;
const SHIPPING = 5000 - 2 * LINE;
const view = {
  order: { grand_total_cents: 5000, balance_cents: 0, payment_reference: "check" } as Row<"sales_order">,
  items: [
    { ...item, id: 1 },
    { ...item, id: 2 },
  ],
  totals: [
    { code: "shipping" as const, label: "Shipping", cents: SHIPPING },
    { code: "tax" as const, label: "Sales tax", cents: 290 },
  ],
};
const ofLine2 = [
  {
    amount_cents: LINE,
    balance_cents: 0,
    shipping_cents: 0,
    items: [{ order_item_id: 2, quantity: 1 }],
  },
] as RefundView[];

it("refunds a line with its wrapping and its tax", () => {
  expect(lineRefund(view, line(1), { refunds: [] })?.cents).toBe(LINE);
});

it("never refunds more than is left", () => {
  const refunds = [{ amount_cents: 4000, balance_cents: 0, shipping_cents: 0, items: [] as object[] }];
  expect(lineRefund(view, line(1), { refunds: refunds as RefundView[] })?.cents).toBe(1000);
});

it("refunds a line once", () => {
  expect(lineRefund(view, line(2), { refunds: ofLine2 })).toBeNull();
});

it("refunds nothing for a free gift, and the whole rest with the last purchased line", () => {
  const free = { ...item, id: 3, is_free_gift: 1, row_total_cents: 0, offer_cents: 0, discount_cents: 0 };
  const gift = { ...free, gift_wrapping_cents: 0, tax_cents: 0 };
  const withGift = { ...view, items: [...view.items, gift] };
  expect(lineRefund(withGift, line(3), { refunds: ofLine2 })).toBeNull();
  expect(lineRefund(withGift, line(1), { refunds: ofLine2 })?.cents).toBe(5000 - LINE);
});

it("refunds the claimed pieces alone, and the whole rest only with the last of them", () => {
  const pair = { ...item, id: 4, quantity: 2, row_total_cents: 4000, gift_wrapping_cents: 0, tax_cents: 200 };
  const ofPair = { ...view, items: [{ ...pair, offer_cents: 0, discount_cents: 0 }] };
  expect(lineRefund(ofPair, line(4, 1), { refunds: [] })?.cents).toBe(2100);
  expect(lineRefund(ofPair, line(4, 2), { refunds: [] })?.cents).toBe(5000);
});
