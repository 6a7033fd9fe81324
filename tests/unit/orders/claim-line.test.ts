import { expect, it } from "vitest";
import { lineRefundCents } from "~/engine/claims/claim-line";
import type { Row } from "~/engine/database/schema";

const item = {
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

it("gives a line back with its wrapping and its tax", () => {
  expect(lineRefundCents(order, items, 1, { claims: [], refunds: [] })).toBe(2000 - 300 - 100 + 400 + 145);
});

it("never gives back more than is left", () => {
  const refunds = [{ amount_cents: 4000, balance_cents: 0 }] as Row<"order_refund">[];
  expect(lineRefundCents(order, items, 1, { claims: [], refunds })).toBe(1000);
});
