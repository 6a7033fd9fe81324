import { expect, test } from "vitest";
import { purchaseOf } from "~/storefront/checkout/success/purchase-of";

const money = (value: number) => ({ value, currency: "USD" as const });

test("a purchase is worth its grand total; commissions are paid on its products after discounts", () => {
  const line = { sku: "photo-mug", name: "Photo Mug", quantity: 2, unitPrice: money(14.97) };
  const order = {
    number: "MPC100000003",
    totals: [
      { code: "subtotal", label: "Subtotal", amount: money(29.94) },
      { code: "discount", label: "10% off", amount: money(-2.99) },
      { code: "gift_wrapping", label: "Gift wrap", amount: money(5) },
      { code: "shipping", label: "Standard", amount: money(6.99) },
      { code: "tax", label: "Tax", amount: money(2.1) },
      { code: "gift_card", label: "Gift card", amount: money(-10) },
      { code: "grand_total", label: "Grand Total", amount: money(31.04) },
    ],
    lines: [{ ...line, id: "1", options: [], rowTotal: money(29.94), offer: null, picture: null }],
  };
  expect(purchaseOf(order)).toEqual({
    number: "MPC100000003",
    value: 31.04,
    netValue: 26.95,
    currency: "USD",
    items: [{ sku: "photo-mug", name: "Photo Mug", quantity: 2, price: 14.97 }],
  });
});
