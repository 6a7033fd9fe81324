import { expect, test } from "vitest";
import type { CartCoreFragment } from "~/provider/contract/documents.generated";
import { cartView } from "~/storefront/cart/cart-view";
import { CheckoutPage } from "~/storefront/checkout/checkout-page";
import type { CheckoutView } from "~/storefront/checkout/checkout-view";
import { PlacingFailure } from "~/storefront/checkout/review/placing-failure";
import { drawnPage } from "../brand/drawn-page";

const usd = (value: number) => ({ value, currency: "USD" as const });

const cart: CartCoreFragment = {
  id: "cart",
  email: null,
  is_virtual: false,
  total_quantity: 0,
  applied_coupons: null,
  itemsV2: { items: [] },
  prices: { grand_total: usd(28.5), subtotal_excluding_tax: usd(28.5), applied_taxes: null, discounts: null },
  billing_address: null,
  shipping_addresses: [],
  available_payment_methods: [],
  selected_payment_method: null,
};

const review: CheckoutView = {
  cart: cartView(cart),
  steps: ["address", "delivery", "payment", "review"],
  next: "review",
  isChange: false,
  step: "review",
  open: [{ step: "review", data: { rows: [], grandTotal: usd(28.5) } }],
  suggestion: null,
  rows: [],
};

// @specification §8 L270
test("an order that cannot be placed is reported under the specified title, with the reason", () => {
  const page = drawnPage(<PlacingFailure message="The price of your cart has changed." />);
  expect(page).toMatch(/<h2[^>]*>Unable to process request<\/h2>.*The price of your cart has changed\./s);
});

// @specification §8 L270
test("the checkout shows it above the review, and only after a failure", () => {
  const failed = drawnPage(<CheckoutPage view={review} failure="The price of your cart has changed." />);
  expect(failed).toMatch(/role="alert".*Unable to process request.*Review your order/s);
  const shown = drawnPage(<CheckoutPage view={review} failure={null} />);
  expect(shown).toContain("Review your order");
  expect(shown).not.toContain("Unable to process request");
});
