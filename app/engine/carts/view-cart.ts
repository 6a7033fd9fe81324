import { type CartBalances, cartBalances, pointsCents } from "../balances/cart/cart-balances";
import type { CatalogProduct } from "../catalog/catalog-product";
import { loadProducts } from "../catalog/load-products";
import { readConfiguration } from "../content/configuration";
import { prepareQuery } from "../database/prepare-query";
import type { Connection, Row } from "../database/schema";
import { designDescription } from "../designs/design-description";
import { readWrappings } from "../gift-options/gift-wrappings";
import { memberRate } from "../memberships/member-rate";
import { isMembership, MEMBERSHIP_NEEDS_ACCOUNT } from "../memberships/membership";
import { offeredPayments } from "../payments/offered-payments";
import { availablePaymentMethods, type OfferedMethod } from "../payments/payment-methods";
import { type Coupon, concernsProduct } from "../promotions/coupon";
import { findCoupon } from "../promotions/find-coupon";
import { cartOffers, lostAnOffer, withOffer } from "../promotions/price-code-cart";
import type { PostalAddress } from "../shared/postal-address";
import { contentsGrams } from "../shipping/parcels/contents-grams";
import { findShippingMethod, methodsTo, type ShippingMethod } from "../shipping/shipping-methods";
import { type ShippingOffer, shippingOffers } from "../shipping/shipping-offers";
import { readShippingTable } from "../shipping/shipping-table";
import { appliedCalculation, type CartTaxation, cartTaxation, taxOfTotals } from "../tax/cart-taxation";
import { readTaxTable } from "../tax/read-tax-table";
import type { TaxCalculation } from "../tax/service/tax-calculation";
import { shippingTaxedBy } from "../tax/tax-on";
import { taxedItem } from "../tax/tax-total";
import { collectTotals } from "../totals/collect-totals";
import { centsFromText } from "../totals/money";
import { discountedGoods, emptyRow, type Totals, totalOf } from "../totals/total";
import { cartCustomer } from "./cart-customer";
import { type FreeGift, giftLine, giftRule, isAdded, isGiftable } from "./free-gift";
import { type CartItemRow, type CartLine, viewLine } from "./view-line";

/** The complete state of a cart, computed once from its rows and today's catalog. */
export interface CartView {
  cart: Row<"cart">;
  /** The ordered lines, followed by the free gift if it is included. */
  lines: CartLine[];
  /** The store's free gift; null when there is none, or nothing in the cart is shipped. */
  freeGift: FreeGift | null;
  totals: Totals<CartLine>;
  taxation: CartTaxation;
  /** The tax service's calculation in the totals; null when the table of rates was used. */
  calculation: TaxCalculation | null;
  balances: CartBalances;
  coupon: Coupon | null;
  /** An offer that reduced prices in the cart has ended. */
  lostAnOffer: boolean;
  /** Nothing in it is shipped. False for an empty cart. */
  isVirtual: boolean;
  shippingAddress: PostalAddress | null;
  billingAddress: PostalAddress | null;
  /** Empty until the address is known, and when nothing is shipped. */
  shippingOffers: ShippingOffer[];
  freeShippingFromCents: number | null;
  /** Available payment methods for the grand total; empty for an empty cart. */
  paymentMethods: OfferedMethod[];
}

/** Computes a cart, with two small queries when the catalog is in memory. The row may be unsaved. */
export async function viewCart(db: Connection, cart: Row<"cart">, now = new Date()): Promise<CartView> {
  const [items, configuration, coupon, taxes, balances, wrappings, codes, customer, shipping] =
    await Promise.all([
      readItems(db, cart.id),
      readConfiguration(db, cart.store_code),
      cart.coupon_code ? findCoupon(db, cart.store_code, cart.coupon_code, now) : null,
      readTaxTable(db, cart.store_code, now),
      cartBalances(db, cart),
      readWrappings(db, cart.store_code),
      cartOffers(db, cart, now),
      cartCustomer(db, cart),
      readShippingTable(db, cart.store_code),
    ]);
  const rate = memberRate(customer, configuration, now);
  const rule = giftRule(configuration);
  const products = await loadProducts(db, cart.store_code, [
    ...items.map(({ sku }) => sku),
    ...(rule ? [rule.sku] : []),
  ]);
  const lines = items
    .flatMap((item) => viewLine(item, products.get(item.sku), wrappings, piecesOf(items, item.sku)))
    .map((line) => withOffer(line, { ...codes, memberRate: rate }, coupon))
    .map((line) => ({
      ...line,
      isOutsideCoupon: coupon !== null && !concernsProduct(coupon, line.product),
      problem: line.problem ?? ownerProblem(line, cart),
    }));
  const isVirtual = lines.length > 0 && lines.every(({ product }) => product.is_virtual === 1);
  const { shippingAddress, billingAddress, taxedAddress } = addressesOf(cart, isVirtual);
  const certificate = customer?.certificate ?? null;
  const taxation = cartTaxation(db, taxes, { cart, address: taxedAddress, certificate, now });
  const tax = taxOfTotals(taxation, cart, now);
  const methods = methodsTo(shipping, configuration, shippingAddress?.region_code ?? "");
  const freeShippingFromCents = freeShippingFrom(methods, configuration);
  const grams = contentsGrams(lines);
  const totals = collectTotals({
    lines,
    coupon,
    staffDiscountCents: cart.staff_discount_cents ?? 0,
    pointsCents: pointsCents(balances),
    shippingMethod: shippingAddress && findShippingMethod(cart.shipping_method, methods),
    shippingGrams: grams,
    freeShippingFromCents,
    ...tax,
    giftCards: balances.giftCards,
    creditCents: balances.creditCents,
  });
  const goodsCents = discountedGoods(totals);
  const freeGift = isVirtual ? null : viewFreeGift(cart, rule, products, goodsCents);
  const gift = freeGift && isAdded(freeGift) ? giftLine(cart, freeGift) : null;
  const shipment = shippingAddress && {
    street: shippingAddress.street,
    region: shippingAddress.region_code,
    grams,
    goodsCents,
    freeShippingFromCents,
    taxedBy: shippingTaxedBy(totals.rows.map(taxedItem), tax.taxRate),
    table: shipping,
    productionDays: Math.max(0, ...lines.map(({ product }) => product.production_days)),
    configuration,
  };
  return {
    cart,
    lines: gift ? [...lines, gift] : lines,
    freeGift,
    totals: gift ? { ...totals, rows: [...totals.rows, emptyRow(gift)] } : totals,
    taxation,
    calculation: appliedCalculation(taxation, cart, totals, now),
    balances,
    coupon,
    lostAnOffer: lostAnOffer(lines, codes),
    isVirtual,
    shippingAddress,
    billingAddress,
    shippingOffers: shipment ? shippingOffers(shipment, now) : [],
    freeShippingFromCents,
    paymentMethods:
      lines.length > 0
        ? availablePaymentMethods(
            totalOf(totals, "grand_total"),
            configuration,
            offeredPayments(db, cart.store_code),
          )
        : [],
  };
}

/** Null when no method to the address can be free. */
function freeShippingFrom(
  methods: ShippingMethod[],
  configuration: ReadonlyMap<string, string>,
): number | null {
  if (!methods.some(({ canBeFree }) => canBeFree)) return null;
  return centsFromText(configuration.get("free_shipping_price"));
}

function viewFreeGift(
  { declines_free_gift }: Row<"cart">,
  rule: ReturnType<typeof giftRule>,
  products: ReadonlyMap<string, CatalogProduct>,
  goodsCents: number,
): FreeGift | null {
  const product = rule && products.get(rule.sku);
  if (!product || !isGiftable(product)) return null;
  return {
    product,
    fromCents: rule.fromCents,
    missingCents: Math.max(0, rule.fromCents - goodsCents),
    isDeclined: declines_free_gift === 1,
  };
}

/** Pieces of a product in all designs. */
function piecesOf(items: Row<"cart_item">[], sku: string): number {
  return items.reduce((total, item) => (item.sku === sku ? total + item.quantity : total), 0);
}

function readItems(db: Connection, cartId: string): Promise<CartItemRow[]> {
  return selectItems(db, { cartId });
}

const selectItems = prepareQuery((db, values: { cartId: string }) =>
  db
    .selectFrom("cart_item")
    .selectAll()
    .select(designDescription("cart_item").as("design_description"))
    .where("cart_id", "=", values.cartId)
    .orderBy("position")
    .orderBy("uid"),
);

/** A membership requires an account. */
function ownerProblem({ product }: CartLine, { customer_id }: Row<"cart">): string | null {
  return customer_id === null && isMembership(product) ? MEMBERSHIP_NEEDS_ACCOUNT : null;
}

/** Shipped items are taxed at the shipping address, others at the billing address. */
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
