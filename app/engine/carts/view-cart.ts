import type { Kysely } from "kysely";
import { type CartBalances, cartBalances, pointsCents } from "../balances/cart/cart-balances";
import type { CatalogProduct } from "../catalog/catalog-product";
import { loadProducts } from "../catalog/load-products";
import { unitPrice } from "../catalog/price";
import { readConfiguration } from "../content/configuration";
import type { Database, Row } from "../database/schema";
import { isGiftCertificate } from "../gift-certificates/gift-fields";
import { readWrappings } from "../gift-options/gift-wrappings";
import { availablePaymentMethods, type PaymentMethod } from "../payments/payment-methods";
import type { Coupon } from "../promotions/coupon";
import { findCoupon } from "../promotions/find-coupon";
import { cartOffers, lostAnOffer, withOffer } from "../promotions/price-code-cart";
import type { PostalAddress } from "../shared/postal-address";
import { findShippingMethod, storeMethods } from "../shipping/shipping-methods";
import { type ShippingOffer, shippingOffers } from "../shipping/shipping-offers";
import { findTaxRate, readTaxTable } from "../tax/tax-table";
import { collectTotals } from "../totals/collect-totals";
import { centsFromText } from "../totals/money";
import { discountedSubtotal, type PricedLine, type Totals, totalOf } from "../totals/total";

/** Everything there is to know about a cart, computed once from what it holds and today's catalogue. */
export interface CartView {
  cart: Row<"cart">;
  lines: CartLine[];
  totals: Totals;
  balances: CartBalances;
  coupon: Coupon | null;
  /** An offer has ended that made something in it cheaper. */
  lostAnOffer: boolean;
  /** Nothing in it is shipped. False for an empty cart. */
  isVirtual: boolean;
  shippingAddress: PostalAddress | null;
  billingAddress: PostalAddress | null;
  /** Empty before the address is known, and when nothing is shipped. */
  shippingOffers: ShippingOffer[];
  freeShippingFromCents: number | null;
  /** The ways to pay its grand total; none while it is empty. */
  paymentMethods: PaymentMethod[];
}

export interface CartLine {
  item: Row<"cart_item">;
  product: CatalogProduct;
  /** Option code → value code. */
  options: Record<string, string>;
  unitPriceCents: number;
  /** Of one piece by the cart's price code; null where the code changes nothing. */
  offerPriceCents: number | null;
  /** Of each piece; null: not wrapped. */
  wrapping: Row<"gift_wrapping"> | null;
  /** Why it cannot be bought any more; null when it can. */
  problem: string | null;
}

/** Computes a cart, in two small statements when the catalogue is in memory. Its row may be one that is not saved yet. */
export async function viewCart(db: Kysely<Database>, cart: Row<"cart">, now = new Date()): Promise<CartView> {
  const address: PostalAddress | null = parsed(cart.shipping_address);
  const [items, configuration, coupon, taxes, balances, wrappings, priceOffers] = await Promise.all([
    readItems(db, cart.id),
    readConfiguration(db, cart.store_code),
    cart.coupon_code ? findCoupon(db, cart.store_code, cart.coupon_code, now) : null,
    readTaxTable(db, cart.store_code),
    cartBalances(db, cart),
    readWrappings(db, cart.store_code),
    cartOffers(db, cart, now),
  ]);
  const products = await loadProducts(
    db,
    cart.store_code,
    items.map(({ sku }) => sku),
  );
  const lines = items
    .flatMap((item) => viewLine(item, products.get(item.sku), wrappings))
    .map((line) => withOffer(line, priceOffers, coupon));
  const isVirtual = lines.length > 0 && lines.every(({ product }) => product.is_virtual === 1);
  const freeShippingFromCents = centsFromText(configuration.get("free_shipping_price"));
  const shippingAddress = isVirtual ? null : address;
  const billingAddress = cart.billing_same_as_shipping
    ? address
    : parsed<PostalAddress>(cart.billing_address);
  const taxedAddress = isVirtual ? billingAddress : address;
  const taxRate = taxedAddress && findTaxRate(taxes, taxedAddress);
  const totals = collectTotals({
    lines: lines.map(pricedLine),
    coupon,
    pointsCents: pointsCents(balances),
    shippingMethod: shippingAddress && findShippingMethod(cart.shipping_method, storeMethods(configuration)),
    freeShippingFromCents,
    taxRate,
    giftCards: balances.giftCards,
    creditCents: balances.creditCents,
  });
  const offers = shippingAddress && {
    street: shippingAddress.street,
    region: shippingAddress.region_code,
    goodsCents: discountedSubtotal(totals),
    freeShippingFromCents,
    taxRate,
    productionDays: Math.max(0, ...lines.map(({ product }) => product.production_days)),
    configuration,
  };
  return {
    cart,
    lines,
    totals,
    balances,
    coupon,
    lostAnOffer: lostAnOffer(lines, priceOffers),
    isVirtual,
    shippingAddress,
    billingAddress,
    shippingOffers: offers ? shippingOffers(offers, now) : [],
    freeShippingFromCents,
    paymentMethods:
      lines.length > 0 ? availablePaymentMethods(totalOf(totals, "grand_total"), configuration) : [],
  };
}

function readItems(db: Kysely<Database>, cartId: string): Promise<Row<"cart_item">[]> {
  return db
    .selectFrom("cart_item")
    .selectAll()
    .where("cart_id", "=", cartId)
    .orderBy("position")
    .orderBy("uid")
    .execute();
}

/** A line of a product that the store has no more is left out. */
export function viewLine(
  item: Row<"cart_item">,
  product: CatalogProduct | undefined,
  wrappings: ReadonlyMap<string, Row<"gift_wrapping">>,
): CartLine[] {
  if (!product) return [];
  const options: Record<string, string> = JSON.parse(item.options);
  return [
    {
      item,
      product,
      options,
      unitPriceCents: unitPrice(product, options),
      offerPriceCents: null,
      wrapping: wrappings.get(item.gift_wrapping ?? "") ?? null,
      problem: problemOf(product, options),
    },
  ];
}

/** A line as the totals take it. */
export function pricedLine(line: CartLine): PricedLine {
  const { unitPriceCents, offerPriceCents, item, product, wrapping } = line;
  return {
    unitPriceCents,
    quantity: item.quantity,
    offerPriceCents,
    wrappingCents: wrapping?.price_cents ?? 0,
    takesDiscounts: !isGiftCertificate(product),
    isTaxed: !isGiftCertificate(product),
  };
}

function problemOf(product: CatalogProduct, options: Record<string, string>): string | null {
  if (!product.is_salable) return `${product.name} is not for sale at the moment.`;
  const missing = product.options.find(
    ({ code, values }) => !values.some((value) => value.code === options[code]),
  );
  return missing
    ? `Please choose ${missing.title.toLowerCase()} again: the one you had is no longer made.`
    : null;
}

function parsed<Value>(json: string | null): Value | null {
  return json === null ? null : JSON.parse(json);
}
