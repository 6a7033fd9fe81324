import type {
  BillingCartAddress,
  Cart,
  CartPrices,
  ShippingCartAddress,
} from "../graphql/resolvers.generated";
import { availablePaymentMethods } from "../payments/payment-methods";
import { discountLabel } from "../promotions/promotions-total";
import type { PostalAddress } from "../shared/postal-address";
import { findUsRegion } from "../shared/us-regions";
import { formatMoney, toMoney } from "../totals/money";
import { discountedSubtotal, totalOf } from "../totals/total";
import { answerAdditionalInformation } from "./additional-information";
import { answerItem } from "./cart-item-answer";
import { answerOffers, answerSelectedMethod } from "./shipping-answer";
import { type CartView, pricedLine } from "./view-cart";

/** The whole cart as the contract shows it: plain objects, so that nothing is computed twice. */
export function answerCart(view: CartView): Cart {
  const { cart, coupon, totals } = view;
  const isEmpty = view.lines.length === 0;
  const methods = isEmpty ? [] : availablePaymentMethods(totalOf(totals, "grand_total"));
  return {
    id: cart.id,
    email: cart.email,
    is_virtual: view.isVirtual,
    total_quantity: view.lines.reduce((sum, { item }) => sum + item.quantity, 0),
    applied_coupons: coupon ? [{ code: coupon.code }] : null,
    itemsV2: {
      items: view.lines.map((line, index) => answerItem(line, totals.rows[index], coupon)),
      total_count: view.lines.length,
    },
    prices: answerPrices(view),
    billing_address: view.billingAddress && answerBillingAddress(view.billingAddress),
    shipping_addresses: view.shippingAddress ? [answerShippingAddress(view, view.shippingAddress)] : [],
    available_payment_methods: methods.map(({ code, title }) => ({ code, title })),
    selected_payment_method: methods.find(({ code }) => code === cart.payment_method) ?? null,
    additional_information: { ...answerAdditionalInformation(cart), show_coupon: takesCoupons(view) },
  };
}

function takesCoupons({ lines }: CartView): boolean {
  return lines.some((line) => pricedLine(line).takesDiscounts);
}

function answerPrices({ coupon, freeShippingFromCents, isVirtual, totals }: CartView): CartPrices {
  const discountCents = 0 - totalOf(totals, "discount");
  const subtotal = toMoney(totalOf(totals, "subtotal"));
  const shipsFree = freeShippingFromCents !== null && !isVirtual;
  const freeShipping = shipsFree ? freeShippingMessage(freeShippingFromCents) : null;
  return {
    grand_total: toMoney(totalOf(totals, "grand_total")),
    subtotal_excluding_tax: subtotal,
    subtotal_including_tax: toMoney(totalOf(totals, "subtotal") + totalOf(totals, "tax")),
    subtotal_with_discount_excluding_tax: toMoney(discountedSubtotal(totals)),
    applied_taxes: totals.lines
      .filter(({ code }) => code === "tax")
      .map(({ label, cents }) => ({ label, amount: toMoney(cents) })),
    discounts:
      coupon && discountCents > 0 ? [{ label: discountLabel(coupon), amount: toMoney(discountCents) }] : null,
    totals: totals.lines.map(({ code, label, cents }) => ({
      code,
      label,
      amount: toMoney(cents),
      area: code === "grand_total" ? "footer" : null,
      free_shipping_message: code === "subtotal" ? freeShipping : null,
    })),
  };
}

/** Specification §9 "Shipping". */
function freeShippingMessage(fromCents: number): string {
  return `Free Standard Shipping on all orders above ${formatMoney(fromCents, { short: true })}`;
}

function answerShippingAddress(view: CartView, address: PostalAddress): ShippingCartAddress {
  return {
    ...answerAddress(address),
    available_shipping_methods: answerOffers(view.shippingOffers),
    selected_shipping_method: answerSelectedMethod(view.shippingOffers, view.cart.shipping_method),
  };
}

function answerBillingAddress(address: PostalAddress): BillingCartAddress {
  return answerAddress(address);
}

function answerAddress({ region_code, country_code, ...address }: PostalAddress) {
  const region = findUsRegion(region_code);
  return {
    ...address,
    region: { code: region_code, label: region?.name ?? region_code, region_id: region?.id ?? null },
    country: { code: country_code, label: "United States" },
  };
}
