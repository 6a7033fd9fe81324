import type {
  AvailableShippingMethod,
  Cart,
  CartAddressInterface,
  CartItemInterface,
} from "../graphql/resolvers.generated";
import { CURRENCY } from "../totals/money";

/**
 * Converts a cart of the contract to the formats of Magento's REST API: quote, items, totals, shipping and payment
 * methods. Money is in dollars.
 */

/** GET carts/mine and guest-carts/{id}. */
export function quoteResponse(cart: Cart, { isGuest }: { isGuest: boolean }): object {
  const items = quoteItemsResponse(cart);
  return {
    id: cart.id,
    is_active: true,
    is_virtual: cart.is_virtual,
    items,
    items_count: items.length,
    items_qty: cart.total_quantity,
    customer: { email: cart.email ?? null },
    customer_is_guest: isGuest,
    currency: {
      store_currency_code: CURRENCY,
      base_currency_code: CURRENCY,
      quote_currency_code: CURRENCY,
    },
  };
}

/** GET …/items. The id of a line is its uid. */
export function quoteItemsResponse(cart: Cart): object[] {
  return linesOf(cart).map((item) => ({
    item_id: item.uid,
    sku: item.product.sku,
    qty: item.quantity,
    name: item.product.name,
    price: item.prices?.price.value,
    product_type: "simple",
    quote_id: cart.id,
  }));
}

/** GET …/billing-address. @param email the cart's */
export function quoteAddressResponse(
  address: CartAddressInterface | null | undefined,
  email: string | null | undefined,
): object {
  return {
    email: email ?? null,
    firstname: address?.firstname ?? null,
    lastname: address?.lastname ?? null,
    company: address?.company ?? null,
    street: address?.street ?? [],
    city: address?.city ?? null,
    region: address?.region?.label ?? null,
    region_code: address?.region?.code ?? null,
    region_id: address?.region?.region_id ?? null,
    postcode: address?.postcode ?? null,
    country_id: address?.country.code ?? null,
    telephone: address?.telephone ?? null,
  };
}

/** GET …/totals. */
export function totalsResponse(cart: Cart): object {
  const { prices } = cart;
  const segments = (prices?.totals ?? []).flatMap((total) => total ?? []);
  const totalOf = (...codes: string[]) =>
    rounded(
      segments.reduce(
        (subtotal, { code, amount }) => (codes.includes(code) ? subtotal + (amount?.value ?? 0) : subtotal),
        0,
      ),
    );
  const [coupon] = cart.applied_coupons ?? [];
  return {
    grand_total: prices?.grand_total?.value,
    subtotal: prices?.subtotal_excluding_tax?.value,
    subtotal_incl_tax: prices?.subtotal_including_tax?.value,
    subtotal_with_discount: prices?.subtotal_with_discount_excluding_tax?.value,
    discount_amount: totalOf("price_code", "discount"),
    shipping_amount: totalOf("shipping"),
    tax_amount: totalOf("tax"),
    items_qty: cart.total_quantity,
    base_currency_code: CURRENCY,
    quote_currency_code: CURRENCY,
    ...(coupon && { coupon_code: coupon.code }),
    items: linesOf(cart).map((item) => ({
      item_id: item.uid,
      name: item.product.name,
      qty: item.quantity,
      price: item.prices?.price.value,
      row_total: item.prices?.row_total.value,
      row_total_incl_tax: item.prices?.row_total_including_tax.value,
      discount_amount: item.prices?.total_item_discount?.value,
    })),
    total_segments: segments.map(({ code, label, amount }) => ({ code, title: label, value: amount?.value })),
  };
}

/** GET …/shipping-methods and the estimates. */
export function shippingMethodsResponse(methods: readonly (AvailableShippingMethod | null)[]): object[] {
  return methods.flatMap((method) =>
    method
      ? [
          {
            carrier_code: method.carrier_code,
            method_code: method.method_code,
            carrier_title: method.carrier_title,
            method_title: method.method_title,
            amount: method.amount.value,
            base_amount: method.amount.value,
            available: method.available,
            error_message: method.error_message ?? "",
            price_excl_tax: method.price_excl_tax.value,
            price_incl_tax: method.price_incl_tax.value,
          },
        ]
      : [],
  );
}

/** GET …/payment-methods. */
export function paymentMethodsResponse({ available_payment_methods }: Cart): object[] {
  return (available_payment_methods ?? []).flatMap((method) =>
    method ? [{ code: method.code, title: method.title }] : [],
  );
}

/** GET …/payment-information, and the response after shipping-information. */
export function paymentDetailsResponse(cart: Cart): object {
  return { payment_methods: paymentMethodsResponse(cart), totals: totalsResponse(cart) };
}

function linesOf({ itemsV2 }: Cart): CartItemInterface[] {
  return (itemsV2?.items ?? []).flatMap((item) => item ?? []);
}

function rounded(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}
