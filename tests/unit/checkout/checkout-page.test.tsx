import { expect, test } from "vitest";
import { cartView } from "~/storefront/cart/cart-view";
import { CheckoutPage } from "~/storefront/checkout/checkout-page";
import type { CheckoutView } from "~/storefront/checkout/checkout-view";
import { addressLines } from "../../../app/storefront/account/address-lines";
import { drawnPage } from "../brand/drawn-page";

const usd = (value: number) => ({ value, currency: "USD" as const });

const shipTo = { title: "Ship to", text: "12 Main Street", step: "address" as const };

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
        chosen: null,
      },
    },
    { step: "review", data: { rows: [shipTo], grandTotal: usd(42) } },
  ],
  suggestion: null,
  rows: [],
};

const page = (changes: Partial<CheckoutView>) =>
  drawnPage(<CheckoutPage view={{ ...view, ...changes }} failure={null} />).replace(/<!-- -->/g, "");

test("shipping, payment and review are on one page, each in a form of its own", () => {
  const shown = page({});
  expect(shown).toMatch(
    /Standard Shipping.*Continue to payment.*Check.*Continue to review.*Ship to.*12 Main Street.*I agree.*Place order/s,
  );
  for (const step of ["delivery", "payment", "review"]) {
    expect(shown).toMatch(
      new RegExp(`<form[^>]*action="/checkout\\?step=${step}"[^>]*id="checkout-${step}"`),
    );
  }
});

test("a changed choice has a button only without JavaScript once its step is behind the current one", () => {
  const shown = page({ step: "review", next: "review" });
  expect(shown).toMatch(/<noscript><button[^>]*>Update shipping<\/button><\/noscript>/);
  expect(shown).toMatch(/<noscript><button[^>]*>Update payment<\/button><\/noscript>/);
  expect(shown).not.toContain("Continue to");
});

test("without a shipping method the entered address is above the shipping methods", () => {
  expect(page({ open: view.open.slice(0, 1), rows: [shipTo] })).toMatch(
    /12 Main Street.*Change.*Standard Shipping/s,
  );
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
