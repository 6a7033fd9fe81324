import { expect, it } from "vitest";
import { lineRefundCents } from "~/engine/claims/claim-line";
import type { Row } from "~/engine/database/schema";

const item = {
  is_free_gift: 0,
  row_total_cents: 2000,
  offer_cents: 300,
  discount_cents: 100,
  gift_wrapping_cents: 400,
  tax_cents: 145,
};
const items = [
  { ...item, id: 1 },
  { ...item, id: 2 },
];
const order = { grand_total_cents: 5000, balance_cents: 0, payment_reference: "check" } as Row<"sales_order">;

it("refunds a line with its wrapping and its tax", () => {
  expect(lineRefundCents(order, items, 1, { claims: [], refunds: [] })).toBe(2000 - 300 - 100 + 400 + 145);
});

it("never refunds more than is left", () => {
  const refunds = [{ amount_cents: 4000, balance_cents: 0 }] as Row<"order_refund">[];
  expect(lineRefundCents(order, items, 1, { claims: [], refunds })).toBe(1000);
});

it("refunds nothing for a free gift, and the whole rest with the last purchased line", () => {
  const withGift = [...items, { ...item, id: 3, is_free_gift: 1 }];
  const claims = [{ order_item_id: 2, status: "refunded" }] as Row<"order_claim">[];
  const refunds = [{ amount_cents: 2145, balance_cents: 0 }] as Row<"order_refund">[];
  expect(lineRefundCents(order, withGift, 3, { claims, refunds })).toBe(0);
  expect(lineRefundCents(order, withGift, 1, { claims, refunds })).toBe(5000 - 2145);
});
