import { expect, it } from "vitest";
import type { CartCoreFragment } from "~/provider/contract/documents.generated";
import { cartView } from "~/storefront/cart/cart-view";
import { paymentStepView } from "~/storefront/checkout/payment/payment-step-view";

/** A cart from a plain Magento. */

const usd = (value: number) => ({ value, currency: "USD" as const });

const method = {
  carrier_code: "flatrate",
  carrier_title: "Flat rate",
  method_code: "flatrate",
  method_title: "Fixed",
  amount: usd(5),
  available: true,
  error_message: null,
};

const core: CartCoreFragment = {
  id: "cart",
  email: null,
  is_virtual: false,
  total_quantity: 1,
  applied_coupons: null,
  itemsV2: { items: [] },
  prices: {
    grand_total: usd(35.49),
    subtotal_excluding_tax: usd(30),
    applied_taxes: [{ label: "Sales tax", amount: usd(2.49) }],
    discounts: [{ label: "TEN", amount: usd(2) }],
  },
  billing_address: null,
  shipping_addresses: [
    {
      firstname: "Ada",
      lastname: "Byron",
      company: null,
      street: ["12 Main Street"],
      city: "Austin",
      postcode: "78701",
      telephone: null,
      region: { code: "TX" },
      available_shipping_methods: [method],
      selected_shipping_method: { carrier_code: "flatrate", method_code: "flatrate" },
    },
  ],
  available_payment_methods: [
    { code: "braintree", title: "Card" },
    { code: "checkmo", title: "Check / Money order" },
  ],
  selected_payment_method: null,
};

it("computes totals from Magento's own members, including shipping", () => {
  const { totals, priceCodeMessage } = cartView(core);
  expect(totals.map(({ label, amount }) => [label, amount.value])).toEqual([
    ["Subtotal", 30],
    ["TEN", -2],
    ["Shipping", 5],
    ["Sales tax", 2.49],
    ["Grand Total", 35.49],
  ]);
  expect(priceCodeMessage).toBeNull();
  expect(cartView({ ...core, shipping_addresses: [] }).totals).toHaveLength(4);
});

it("omits what the host does not support, and keeps coupons", () => {
  const cart = cartView(core);
  expect(cart.totals.every(({ steps }) => steps === undefined)).toBe(true);
  expect(cart).toMatchObject({
    wrappings: [],
    notes: null,
    balances: null,
    freeShipping: null,
    freeGift: null,
    couponProblem: null,
    takesCoupons: true,
  });
});

it("shows the one kind of balance that the host supports", () => {
  const { balances } = cartView({ ...core, store_credit: { applied_amount: 0, total_amount: 12 } });
  expect(balances).toEqual({
    giftCards: null,
    credit: { total: "$12.00", applied: null, remaining: "$12.00" },
    points: null,
    isMoreForCustomers: false,
  });
});

it("offers payment methods without a page when there is no payment page", () => {
  const codes = (hasPaymentPage: boolean) =>
    paymentStepView(core, { hasPaymentPage }).methods.map(({ code }) => code);
  expect(codes(false)).toEqual(["checkmo"]);
  expect(codes(true)).toEqual(["braintree", "checkmo"]);
});

it("selects no payment method before the shopper does", () => {
  const chosen = (code: string | null) =>
    paymentStepView(
      { ...core, selected_payment_method: code === null ? null : { code } },
      { hasPaymentPage: true },
    ).chosen;
  expect(chosen(null)).toBeNull();
  expect(chosen("checkmo")).toBe("checkmo");
});

it("lists the gift cards of an Adobe Commerce among the totals, and what is left on each", () => {
  const applied_gift_cards = [
    { code: "ABCD-EFGH-JKLM-NPQR", applied_balance: usd(20), current_balance: usd(50) },
  ];
  const { totals, balances } = cartView({ ...core, applied_gift_cards });
  expect(totals.slice(-2).map(({ label, amount }) => [label, amount.value])).toEqual([
    ["Gift card ending in NPQR", -20],
    ["Grand Total", 35.49],
  ]);
  expect(balances).toMatchObject({
    giftCards: [{ ending: "NPQR", applied: "$20.00", remaining: "$30.00" }],
    credit: null,
    points: null,
    isMoreForCustomers: false,
  });
});
