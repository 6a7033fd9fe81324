import type { Kysely } from "kysely";
import { type CartBalances, cartBalances, pointsCents } from "../balances/cart/cart-balances";
import type { CatalogProduct } from "../catalog/catalog-product";
import { loadProducts } from "../catalog/load-products";
import { readConfiguration } from "../content/configuration";
import type { Database, Row } from "../database/schema";
import { readWrappings } from "../gift-options/gift-wrappings";
import { memberRate } from "../memberships/member-rate";
import { isMembership, MEMBERSHIP_NEEDS_ACCOUNT } from "../memberships/membership";
import { availablePaymentMethods, type OfferedMethod } from "../payments/payment-methods";
import type { Coupon } from "../promotions/coupon";
import { findCoupon } from "../promotions/find-coupon";
import { cartOffers, lostAnOffer, withOffer } from "../promotions/price-code-cart";
import type { PostalAddress } from "../shared/postal-address";
import { findShippingMethod, storeMethods } from "../shipping/shipping-methods";
import { type ShippingOffer, shippingOffers } from "../shipping/shipping-offers";
import { findTaxRate, readTaxTable } from "../tax/tax-table";
import { collectTotals } from "../totals/collect-totals";
import { centsFromText } from "../totals/money";
import { discountedGoods, emptyRow, type Totals, totalOf } from "../totals/total";
import { canBeGiven, type FreeGift, giftLine, giftRule, isAdded } from "./free-gift";
import { type CartLine, viewLine } from "./view-line";

/** Everything there is to know about a cart, computed once from what it holds and today's catalogue. */
export interface CartView {
  cart: Row<"cart">;
  /** What is bought, and the free gift behind it while it is added. */
  lines: CartLine[];
  /** What the store gives with a cart of enough goods; null when it gives nothing, or nothing of the cart is sent. */
  freeGift: FreeGift | null;
  totals: Totals<CartLine>;
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
  paymentMethods: OfferedMethod[];
}

/** Computes a cart, in two small statements when the catalogue is in memory. Its row may be one that is not saved yet. */
export async function viewCart(db: Kysely<Database>, cart: Row<"cart">, now = new Date()): Promise<CartView> {
  const [items, configuration, coupon, taxes, balances, wrappings, codes, rate] = await Promise.all([
    readItems(db, cart.id),
    readConfiguration(db, cart.store_code),
    cart.coupon_code ? findCoupon(db, cart.store_code, cart.coupon_code, now) : null,
    readTaxTable(db, cart.store_code),
    cartBalances(db, cart),
    readWrappings(db, cart.store_code),
    cartOffers(db, cart, now),
    memberRate(db, cart, now),
  ]);
  const rule = giftRule(configuration);
  const products = await loadProducts(db, cart.store_code, [
    ...items.map(({ sku }) => sku),
    ...(rule ? [rule.sku] : []),
  ]);
  const lines = items
    .flatMap((item) => viewLine(item, products.get(item.sku), wrappings, piecesOf(items, item.sku)))
    .map((line) => withOffer(line, { ...codes, memberRate: rate }, coupon))
    .map((line) => ({ ...line, problem: line.problem ?? ownerProblem(line, cart) }));
  const isVirtual = lines.length > 0 && lines.every(({ product }) => product.is_virtual === 1);
  const freeShippingFromCents = centsFromText(configuration.get("free_shipping_price"));
  const { shippingAddress, billingAddress, taxedAddress } = addressesOf(cart, isVirtual);
  const taxRate = taxedAddress && findTaxRate(taxes, taxedAddress);
  const totals = collectTotals({
    lines,
    coupon,
    pointsCents: pointsCents(balances),
    shippingMethod: shippingAddress && findShippingMethod(cart.shipping_method, storeMethods(configuration)),
    freeShippingFromCents,
    taxRate,
    giftCards: balances.giftCards,
    creditCents: balances.creditCents,
  });
  const goodsCents = discountedGoods(totals);
  const freeGift = isVirtual ? null : viewFreeGift(cart, rule, products, goodsCents);
  const gift = freeGift && isAdded(freeGift) ? giftLine(cart, freeGift) : null;
  const shipment = shippingAddress && {
    street: shippingAddress.street,
    region: shippingAddress.region_code,
    goodsCents,
    freeShippingFromCents,
    taxRate,
    productionDays: Math.max(0, ...lines.map(({ product }) => product.production_days)),
    configuration,
  };
  return {
    cart,
    lines: gift ? [...lines, gift] : lines,
    freeGift,
    totals: gift ? { ...totals, rows: [...totals.rows, emptyRow(gift)] } : totals,
    balances,
    coupon,
    lostAnOffer: lostAnOffer(lines, codes),
    isVirtual,
    shippingAddress,
    billingAddress,
    shippingOffers: shipment ? shippingOffers(shipment, now) : [],
    freeShippingFromCents,
    paymentMethods:
      lines.length > 0 ? availablePaymentMethods(totalOf(totals, "grand_total"), configuration) : [],
  };
}

function viewFreeGift(
  { declines_free_gift }: Row<"cart">,
  rule: ReturnType<typeof giftRule>,
  products: ReadonlyMap<string, CatalogProduct>,
  goodsCents: number,
): FreeGift | null {
  const product = rule && products.get(rule.sku);
  if (!product || !canBeGiven(product)) return null;
  return {
    product,
    fromCents: rule.fromCents,
    missingCents: Math.max(0, rule.fromCents - goodsCents),
    isDeclined: declines_free_gift === 1,
  };
}

/** Different designs of a product count together. */
function piecesOf(items: Row<"cart_item">[], sku: string): number {
  return items.reduce((sum, item) => (item.sku === sku ? sum + item.quantity : sum), 0);
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

/** A membership belongs to an account. */
function ownerProblem({ product }: CartLine, { customer_id }: Row<"cart">): string | null {
  return customer_id === null && isMembership(product) ? MEMBERSHIP_NEEDS_ACCOUNT : null;
}

/** What is shipped is taxed where it goes, the rest where its buyer lives. */
function addressesOf(cart: Row<"cart">, isVirtual: boolean) {
  const address = readAddress(cart.shipping_address);
  const billingAddress = cart.billing_same_as_shipping ? address : readAddress(cart.billing_address);
  return {
    shippingAddress: isVirtual ? null : address,
    billingAddress,
    taxedAddress: isVirtual ? billingAddress : address,
  };
}

function readAddress(json: string | null): PostalAddress | null {
  return json === null ? null : JSON.parse(json);
}
