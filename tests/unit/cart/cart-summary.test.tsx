import { expect, test } from "vitest";
import { cartLoading } from "~/storefront/cart/cart-loading";
import { CartSummary } from "~/storefront/cart/cart-summary";
import { cartView } from "~/storefront/cart/cart-view";
import { deliveryEstimate } from "~/storefront/cart/estimate/estimate-view";
import { drawnPage } from "../brand/drawn-page";

const usd = (value: number) => ({ value, currency: "USD" as const });

const prices = {
  grand_total: usd(30),
  subtotal_excluding_tax: usd(30),
  applied_taxes: [],
  discounts: [],
};

const cart = cartView({
  id: "cart",
  email: null,
  is_virtual: false,
  total_quantity: 1,
  applied_coupons: null,
  itemsV2: { items: [] },
  prices,
  billing_address: null,
  shipping_addresses: [],
  available_payment_methods: [],
  selected_payment_method: null,
});

const standard = {
  carrier_code: "standard",
  carrier_title: "Standard",
  method_code: "standard",
  method_title: "Standard Shipping",
  amount: usd(5),
  available: true,
  error_message: null,
  additional_info: null,
};

const response = deliveryEstimate("60601", {
  estimateShippingMethods: [standard],
  estimateTotals: {
    cart: {
      prices: {
        ...prices,
        grand_total: usd(37.5),
        applied_taxes: [{ label: "Sales tax", amount: usd(2.5) }],
        totals: null,
      },
      shipping_addresses: [{ region: { label: "Illinois" }, selected_shipping_method: standard }],
    },
  },
});

function summary(estimate: typeof response | null): string {
  return drawnPage(
    <CartSummary
      cart={cart}
      canSave={false}
      estimate={{ response: estimate }}
      offers={[]}
      loading={cartLoading(null)}
      rejections={{}}
    />,
  ).replace(/<!-- -->/g, "");
}

test("an estimate is part of the totals, and of the bar that stays in sight", () => {
  const page = summary(response);
  expect(page).toMatch(
    /Subtotal.*\$30\.00.*Shipping.*\$5\.00.*Sales tax.*\$2\.50.*Estimated total.*\$37\.50/s,
  );
  expect(page).not.toContain("Shipping and tax calculated at checkout.");
  expect(page.match(/Estimated total/g)).toHaveLength(2);
  expect(page).toMatch(/class="cart-bar".*Estimated total.*\$37\.50.*href="\/checkout"[^>]*>Checkout</s);
});

test("without a ZIP code the totals say that shipping and tax come later", () => {
  const page = summary(null);
  expect(page).toContain("Shipping and tax calculated at checkout.");
  expect(page).not.toContain("Estimated total");
  expect(page).toMatch(/class="cart-bar".*\$30\.00/s);
});
