import { expect, test } from "vitest";
import { cartView } from "~/storefront/cart/cart-view";
import { CheckoutPage } from "~/storefront/checkout/checkout-page";
import type { CheckoutView } from "~/storefront/checkout/checkout-view";
import { addressLines } from "../../../app/storefront/account/address-lines";
import { drawnPage } from "../brand/drawn-page";

const usd = (value: number) => ({ value, currency: "USD" as const });

const view: CheckoutView = {
  cart: cartView({
    id: "cart",
    email: "ada@example.com",
    is_virtual: false,
    total_quantity: 1,
    applied_coupons: null,
    itemsV2: { items: [] },
    prices: { grand_total: usd(42), subtotal_excluding_tax: usd(42), applied_taxes: null, discounts: null },
    billing_address: null,
    shipping_addresses: [],
    available_payment_methods: [],
    selected_payment_method: null,
  }),
  steps: ["address", "delivery", "payment", "review"],
  next: "payment",
  isChange: false,
  step: "delivery",
  open: [
    {
      step: "delivery",
      data: {
        methods: [
          {
            value: "standard/standard",
            title: "Standard Shipping",
            price: usd(6.95),
            isFree: false,
            description: null,
            problem: null,
          },
        ],
        chosen: "standard/standard",
      },
    },
    {
      step: "payment",
      data: {
        methods: [
          { code: "checkmo", title: "Check", note: null, takesCards: false, isSandbox: false },
          { code: "sandbox_hosted", title: "Card", note: null, takesCards: true, isSandbox: true },
        ],
        chosen: "checkmo",
      },
    },
  ],
  suggestion: null,
  rows: [{ title: "Ship to", text: "12 Main Street", step: "address" }],
};

const page = (changes: Partial<CheckoutView>) =>
  drawnPage(<CheckoutPage view={{ ...view, ...changes }} failure={null} />).replace(/<!-- -->/g, "");

test("shipping and payment are on one page, each in a form of its own, below the address", () => {
  const shown = page({});
  expect(shown).toMatch(
    /12 Main Street.*Change.*Standard Shipping.*Continue to payment.*Check.*Continue to review/s,
  );
  expect(shown).toMatch(/<form[^>]*action="\/checkout\?step=delivery"[^>]*id="checkout-delivery"/);
  expect(shown).toMatch(/<form[^>]*action="\/checkout\?step=payment"[^>]*id="checkout-payment"/);
  expect(shown).not.toContain("Place order");
});

test("all three forms are open at the review, where a changed choice has a button only without JavaScript", () => {
  const review = { step: "review" as const, data: { rows: view.rows, grandTotal: usd(42) } };
  const shown = page({ step: "review", next: "review", open: [...view.open, review], rows: [] });
  expect(shown).toMatch(/Standard Shipping.*Check.*Ship to.*12 Main Street.*I agree.*Place order/s);
  expect(shown).toMatch(/<noscript><button[^>]*>Update shipping<\/button><\/noscript>/);
  expect(shown).toMatch(/<noscript><button[^>]*>Update payment<\/button><\/noscript>/);
  expect(shown.match(/12 Main Street/g)).toHaveLength(1);
});

test("the bar with the total continues with the form of the current step", () => {
  expect(page({})).toMatch(
    /class="cart-bar".*\$42\.00.*<button[^>]*form="checkout-delivery"[^>]*>Continue</s,
  );
});

test("the marks of the cards are beside the method that takes them", () => {
  expect(page({})).toMatch(/Check<.*Card<.*alt="Visa, Mastercard, American Express, Discover"/s);
  expect(page({}).match(/alt="Visa/g)).toHaveLength(1);
});

test("another spelling of the address can be accepted or declined", () => {
  const suggestion = addressLines({
    street: ["12 Main St", "Apt 3"],
    city: "Austin",
    region: { region_code: "TX" },
    postcode: "78701-1234",
  });
  expect(page({ suggestion })).toMatch(
    /<h2[^>]*>Did you mean this address\?<.*12 Main St<.*Apt 3<.*Austin, TX 78701-1234.*<form[^>]*action="\/checkout\/address-suggestion".*value="accept"[^>]*>Use this address<.*Keep what I typed</s,
  );
  expect(page({})).not.toContain("Did you mean");
});
