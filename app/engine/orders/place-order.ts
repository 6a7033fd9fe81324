import type { Settings } from "~/settings/settings.server";
import { lockCartBalances } from "../balances/cart/cart-balances";
import { recordShownBalances, shrunkBalance } from "../balances/orders/shrunk-balance";
import { CART_NOT_ACTIVE, cartNotFound } from "../carts/cart-errors";
import { cartVisitor, lockUsableCart, updateCart } from "../carts/change-cart";
import { type CartView, viewCart } from "../carts/view-cart";
import { calculateCartTax } from "../carts/view-taxed-cart";
import { confirmedEmailAt } from "../customers/email-confirmed";
import type { Connection, Row } from "../database/schema";
import { giftProblem } from "../gift-certificates/gift-rate-limit";
import type { EngineContext } from "../graphql/context";
import type { PlaceOrderError } from "../graphql/resolvers.generated";
import { isHosted } from "../payments/payment-methods";
import { codeRejection } from "../promotions/code-rejection";
import { placeOf } from "../promotions/coupon-person";
import { couponUseProblem } from "../promotions/coupon-uses";
import { broughtCodes, OFFER_ENDED } from "../promotions/price-code-cart";
import { totalOf } from "../totals/total";
import type { Attribution } from "./attribution";
import { mayConfirm, TOO_MANY_ORDERS } from "./guest-order-rate-limit";
import { whenOrderPaid, whenOrderPlaced } from "./order-hooks";
import { orderProblem, unable } from "./order-problem";
import { queueConfirmation } from "./queue-confirmation";
import { saveAddress } from "./save-address";
import { type OrderView, viewOrder } from "./view-orders";
import { type AttributedBuyer, type Buyer, writeOrder } from "./write-order";

const CART_CHANGED = "Your cart has changed. Please check the total.";

export type Placed = { order: OrderView } | { rejection: PlaceOrderError };

interface PlacingTerms {
  /** The total shown to the shopper; a cart with another total is not ordered. */
  expectedCents?: number;
  /** How the buyer found the store, with their consent. */
  attribution?: Attribution | null;
}

/**
 * Places the order of a cart, once: repeated calls for the same cart return the same order. The cart's row is locked
 * first, which serializes concurrent calls.
 */
export async function placeOrder(
  context: EngineContext,
  cartId: string,
  terms: PlacingTerms = {},
): Promise<Placed> {
  const visitor = await cartVisitor(context);
  const customer = await context.customer();
  const codes = await broughtCodes(context);
  await calculateCartTax(context, cartId);
  return context.db.transaction().execute(async (db): Promise<Placed> => {
    const cart = await lockUsableCart(db, cartId, visitor, codes);
    if (!cart) return rejected("CART_NOT_FOUND", cartNotFound(cartId));
    const known = await findOrderOfCart(db, cart.id);
    if (known) return { order: await viewOrder(db, known) };
    if (!cart.is_active) return rejected("CART_NOT_ACTIVE", CART_NOT_ACTIVE);
    return placeLockedCart({ ...context, db }, cart, buyerOf(cart, customer), terms);
  });
}

/**
 * Orders a locked cart without an order, in the caller's transaction, after checking prices, availability and total.
 * @param context within the transaction
 */
export async function placeLockedCart(
  context: EngineContext,
  cart: Row<"cart">,
  buyer: Buyer,
  { expectedCents, attribution = null }: PlacingTerms,
): Promise<Placed> {
  const { db, settings } = context;
  await lockCartBalances(db, cart);
  const view = await viewCart(db, cart);
  const rejection =
    (await changeSinceShown(db, view, expectedCents)) ?? (await placingProblem(context, view, buyer));
  if (rejection) return { rejection };
  const order = await makeOrder(db, settings, view, { ...buyer, attribution });
  return { order: await viewOrder(db, order) };
}

/** Closes the cart, creates the order and queues the notifications. */
async function makeOrder(db: Connection, settings: Settings, view: CartView, buyer: AttributedBuyer) {
  const order = await writeOrder(db, view, buyer);
  await whenOrderPlaced(db, order, view);
  await updateCart(db, view.cart.id, { is_active: 0 });
  if (view.cart.save_in_address_book) await saveAddress(db, order);
  if (!isHosted(order.payment_method)) await queueConfirmation(db, settings, order);
  if (order.grand_total_cents === 0) await whenOrderPaid(db, order, settings);
  return order;
}

/** The current customer, also for a cart that was a guest's; otherwise the guest's email address. */
function buyerOf(cart: Row<"cart">, customer: Row<"customer"> | null): Buyer {
  return { customerId: customer?.id ?? null, email: customer?.email ?? cart.email ?? "" };
}

/** Reasons the total differs from the one displayed. The cart is locked, so that it cannot change after this check. */
async function changeSinceShown(db: Connection, view: CartView, expectedCents: number | undefined) {
  const shrunk = shrunkBalance(view);
  if (shrunk) {
    await recordShownBalances(db, view);
    return unable(shrunk);
  }
  if (view.lostAnOffer) {
    await updateCart(db, view.cart.id, { price_code: null });
    return unable(OFFER_ENDED);
  }
  if (expectedCents === undefined) return lostCoupon(db, view);
  return expectedCents === totalOf(view.totals, "grand_total") ? null : unable(CART_CHANGED);
}

/**
 * The reason the cart's coupon is no longer valid, when the caller did not state the total shown. Removes the coupon,
 * so that repeating the call orders at the total without it.
 */
async function lostCoupon(db: Connection, { cart, coupon }: CartView): Promise<PlaceOrderError | null> {
  if (!cart.coupon_code || coupon) return null;
  const reason = await codeRejection(db, cart.store_code, cart.coupon_code, new Date());
  await updateCart(db, cart.id, { coupon_code: null });
  return unable(`${reason} ${CART_CHANGED}`);
}

/** The reason the buyer cannot order this cart; null when there is none. */
async function placingProblem(context: EngineContext, view: CartView, buyer: Buyer) {
  const problem = orderProblem(view, buyer.email);
  if (problem) return problem;
  const { coupon, cart } = view;
  const couponBuyer = { ...buyer, place: placeOf(cart) };
  const couponProblem =
    coupon && (await couponUseProblem(context.db, cart.store_code, coupon.code, couponBuyer));
  if (couponProblem) return unable(couponProblem);
  if (!(await mayBeConfirmed(context, cart, buyer))) return unable(TOO_MANY_ORDERS);
  const giftReason = await giftProblem(context, view.lines);
  return giftReason ? unable(giftReason) : null;
}

/** True if a confirmation may be sent: confirmed addresses always; an order by card is confirmed once it is paid. */
async function mayBeConfirmed(context: EngineContext, { payment_method }: Row<"cart">, { email }: Buyer) {
  if (isHosted(payment_method ?? "")) return true;
  const customer = await context.customer();
  return (customer && confirmedEmailAt(customer) !== null) || mayConfirm(context, email);
}

/** The order that was placed from a cart, for callers that may use the cart. */
export async function findOrderOfCart(
  db: Connection,
  cartId: string,
): Promise<Row<"sales_order"> | undefined> {
  return db.selectFrom("sales_order").selectAll().where("cart_id", "=", cartId).executeTakeFirst();
}

export function rejected(code: PlaceOrderError["code"], message: string): Placed {
  return { rejection: { code, message } };
}
