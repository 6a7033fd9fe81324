import { brandOf } from "~/brand/brands.server";
import type { Settings } from "~/settings/settings.server";
import { balancesResponse } from "../balances/cart/balances-response";
import type {
  BillingCartAddress,
  Cart,
  CartItems,
  CartPrices,
  ShippingCartAddress,
} from "../graphql/resolvers.generated";
import { exceptTax, giftOptionsPrices } from "../orders/order-totals";
import type { OfferedMethod } from "../payments/payment-methods";
import { OFFER_ENDED } from "../promotions/price-code-cart";
import { type PostalAddress, UNSUPPORTED_PARTS } from "../shared/postal-address";
import { findUsRegion } from "../shared/us-regions";
import { discountLines } from "../totals/discount-lines";
import { formatMoney, toMoney } from "../totals/money";
import { discountedGoods, discountedSubtotal, totalOf } from "../totals/total";
import { additionalInformation, additionalInformationResponse } from "./additional-information";
import { openSuggestion } from "./address-suggestion";
import { itemResponse } from "./cart-item-response";
import { FREE_GIFT_UID } from "./free-gift";
import { catalogChanges } from "./item-changes";
import { totalSteps } from "./price-steps";
import { offersResponse, selectedMethodResponse } from "./shipping-response";
import type { CartView } from "./view-cart";

/** The cart as the contract shows it; its larger parts are resolved on request. */
export function cartResponse(settings: Settings, view: CartView): Cart {
  const { cart, coupon, paymentMethods } = view;
  const quantity = view.lines.reduce(
    (total, { isFreeGift, item }) => total + (isFreeGift ? 0 : item.quantity),
    0,
  );
  return Object.assign(new CartParts(settings, view), {
    ...balancesResponse(view),
    id: cart.id,
    email: cart.email,
    is_virtual: view.isVirtual,
    total_quantity: quantity,
    total_summary_quantity_including_config: quantity,
    applied_coupons: coupon ? [{ code: coupon.code }] : null,
    coupon_problem: cart.coupon_code && !coupon ? { code: cart.coupon_code, message: "" } : null,
    gift_message: additionalInformation(cart).giftMessage ?? null,
    // Lines are wrapped, not carts; there are neither receipts without prices nor printed cards.
    gift_wrapping: null,
    gift_receipt_included: false,
    printed_card_included: false,
    available_gift_wrappings: [],
    free_shipping: freeShippingResponse(view),
    free_gift: freeGiftResponse(view),
    available_payment_methods: paymentMethods.map(methodResponse),
    selected_payment_method: paymentMethods.find(({ code }) => code === cart.payment_method) ?? null,
    additional_information: {
      ...additionalInformationResponse(cart),
      price_cache: cart.price_code,
      price_cache_message: view.lostAnOffer ? OFFER_ENDED : null,
      show_coupon: takesCoupons(view),
    },
  });
}

/** The larger parts. A class, because V8 makes objects whose literals have getters slowly. */
class CartParts {
  readonly #settings: Settings;
  readonly #view: CartView;

  constructor(settings: Settings, view: CartView) {
    this.#settings = settings;
    this.#view = view;
  }

  get itemsV2(): CartItems {
    return itemsResponse(this.#view);
  }

  get prices(): CartPrices {
    return pricesResponse(this.#view);
  }

  get item_changes(): Cart["item_changes"] {
    return catalogChanges(this.#view.lines);
  }

  get billing_address(): Cart["billing_address"] {
    const { billingAddress } = this.#view;
    return billingAddress && billingAddressResponse(billingAddress);
  }

  get shipping_addresses(): ShippingCartAddress[] {
    const { shippingAddress } = this.#view;
    return shippingAddress ? [shippingAddressResponse(this.#settings, this.#view, shippingAddress)] : [];
  }
}

function itemsResponse(view: CartView): CartItems {
  const { rows } = view.totals;
  return { items: rows.map((row) => itemResponse(row, view)), total_count: rows.length };
}

function methodResponse({ code, title, note, isSandbox }: OfferedMethod) {
  return { code, title, note, is_sandbox: isSandbox };
}

function takesCoupons({ lines }: CartView): boolean {
  return lines.some(({ takesDiscounts }) => takesDiscounts);
}

function pricesResponse(view: CartView): CartPrices {
  const { freeShippingFromCents, isVirtual, totals } = view;
  const discounts = discountLines(totals);
  const subtotal = toMoney(totalOf(totals, "subtotal"));
  const shipsFree = freeShippingFromCents !== null && !isVirtual;
  const freeShipping = shipsFree ? freeShippingMessage(freeShippingFromCents) : null;
  return {
    grand_total: toMoney(totalOf(totals, "grand_total")),
    grand_total_excluding_tax: toMoney(exceptTax(totalOf(totals, "grand_total"), totalOf(totals, "tax"))),
    gift_options: giftOptionsPrices(totals.lines),
    subtotal_excluding_tax: subtotal,
    subtotal_including_tax: toMoney(
      totalOf(totals, "subtotal") + totalOf(totals, "tax") - totals.shippingTaxCents,
    ),
    subtotal_with_discount_excluding_tax: toMoney(discountedSubtotal(totals)),
    applied_taxes: totals.lines
      .filter(({ code }) => code === "tax")
      .map(({ label, cents }) => ({ label, amount: toMoney(cents) })),
    discounts: discounts.length > 0 ? discounts : null,
    totals: totals.lines.map((line) => ({
      code: line.code,
      label: line.label,
      amount: toMoney(line.cents),
      area: line.code === "grand_total" ? "footer" : null,
      free_shipping_message: line.code === "subtotal" ? freeShipping : null,
      get steps() {
        return totalSteps(line, view);
      },
    })),
  };
}

function freeShippingResponse(view: CartView): Cart["free_shipping"] {
  const { freeShippingFromCents, isVirtual, totals } = view;
  if (freeShippingFromCents === null || isVirtual) return null;
  const remaining = Math.max(0, freeShippingFromCents - discountedGoods(totals));
  return { threshold: toMoney(freeShippingFromCents), remaining: toMoney(remaining) };
}

function freeGiftResponse({ freeGift }: CartView): Cart["free_gift"] {
  if (!freeGift) return null;
  return {
    cart_item_uid: FREE_GIFT_UID,
    product_name: freeGift.product.name,
    threshold: toMoney(freeGift.fromCents),
    remaining: toMoney(freeGift.missingCents),
    is_declined: freeGift.isDeclined,
  };
}

/** Specification §9 "Shipping". */
function freeShippingMessage(fromCents: number): string {
  return `Free Standard Shipping on all orders above ${formatMoney(fromCents, { short: true })}`;
}

function shippingAddressResponse(
  settings: Settings,
  view: CartView,
  address: PostalAddress,
): ShippingCartAddress {
  const carrier = brandOf(settings).name;
  return {
    ...addressResponse(address, "shipping"),
    same_as_billing: isSameAddress(address, view.billingAddress),
    customer_notes: null,
    suggestion: openSuggestion(view.cart),
    available_shipping_methods: offersResponse(carrier, view.shippingOffers),
    selected_shipping_method: selectedMethodResponse(carrier, view.shippingOffers, view.cart.shipping_method),
  };
}

function billingAddressResponse(address: PostalAddress): BillingCartAddress {
  return addressResponse(address, "billing");
}

function isSameAddress(address: PostalAddress, other: PostalAddress | null): boolean {
  return JSON.stringify(address) === JSON.stringify(other);
}

/** @param uid a cart has one address of each kind */
function addressResponse({ region_code, country_code, ...address }: PostalAddress, uid: string) {
  const region = findUsRegion(region_code);
  return {
    ...UNSUPPORTED_PARTS,
    ...address,
    // Carts copy addresses of the address book.
    id: null,
    uid,
    custom_attributes: [],
    region: { code: region_code, label: region?.name ?? region_code, region_id: region?.id ?? null },
    country: { code: country_code, label: "United States" },
  };
}
