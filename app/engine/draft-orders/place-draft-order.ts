import { additionalInformation } from "../carts/additional-information";
import { CART_NOT_ACTIVE } from "../carts/cart-errors";
import { lockCart, updateCart } from "../carts/change-cart";
import { viewTaxedCart } from "../carts/view-taxed-cart";
import { lockRows } from "../database/dialect";
import type { Connection, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { findOrderOfCart, type Placed, placeLockedCart, rejected } from "../orders/place-order";
import { viewOrder } from "../orders/view-orders";
import type { Buyer } from "../orders/write-order";
import { isPayable } from "../payments/sessions/payable-order";
import { formatMoney } from "../totals/money";
import { draftOfToken } from "./payment-link";
import { isLinkValid } from "./read-payment-link";

const LINK_GONE = "This link no longer works. Please reply to our email, and we'll send you a new one.";

export interface DraftPlacing {
  /** Code of an available payment method. */
  paymentMethod: string;
  /** The total shown to the shopper; a cart with another total is not ordered. */
  expectedCents: number;
  /** Token of an order that the shopper's browser has placed; null without one. */
  orderToken: string | null;
}

/**
 * Places the order of a payment link, once: prices, availability, tax and shipping are those of this moment, as for every
 * cart. Repeated calls return the same order while it awaits its payment, and later to whoever has its token. The terms
 * count as accepted.
 */
export async function placeDraftOrder(
  context: EngineContext,
  token: string,
  placing: DraftPlacing,
): Promise<Placed> {
  const { db, storeCode } = context;
  const sent = await draftOfToken(db, storeCode, token).executeTakeFirst();
  if (sent) await calculateTax(context, sent);
  return db.transaction().execute(async (transaction): Promise<Placed> => {
    const draft = await lockRows(transaction, draftOfToken(transaction, storeCode, token)).executeTakeFirst();
    const cart = draft && (await lockCart(transaction, draft.cart_id));
    if (!cart) return rejected("CART_NOT_FOUND", LINK_GONE);
    const order = await findOrderOfCart(transaction, cart.id);
    if (order) return existingOrder({ ...context, db: transaction }, order, placing);
    if (!isLinkValid(draft, new Date())) return rejected("CART_NOT_ACTIVE", LINK_GONE);
    const chosen = await choosePayment(transaction, cart, placing.paymentMethod);
    const buyer = await draftBuyer(transaction, cart);
    const placed = await placeLockedCart({ ...context, db: transaction }, chosen, buyer, {
      expectedCents: placing.expectedCents,
    });
    if ("order" in placed) await recordComposer(transaction, draft, chosen, placed.order.order.id);
    return placed;
  });
}

/** Before the transaction, which must not wait for a tax service. */
async function calculateTax(context: EngineContext, { cart_id }: Row<"draft_order">): Promise<void> {
  const cart = await context.db.selectFrom("cart").selectAll().where("id", "=", cart_id).executeTakeFirst();
  if (cart) await viewTaxedCart(context, cart);
}

/** A link shows nothing of an order that is paid but to the browser that placed it: the buyer has other ways to it. */
async function existingOrder(
  context: EngineContext,
  order: Row<"sales_order">,
  { orderToken }: DraftPlacing,
): Promise<Placed> {
  if (orderToken !== order.token && !(await isPayable(context, order.token)))
    return rejected("CART_NOT_ACTIVE", CART_NOT_ACTIVE);
  return { order: await viewOrder(context.db, order) };
}

/** Stores the payment method, which is checked when the order is placed, and that the terms are accepted. */
async function choosePayment(db: Connection, cart: Row<"cart">, code: string): Promise<Row<"cart">> {
  const said = { ...additionalInformation(cart), termsAcceptedAt: new Date().toISOString() };
  const columns = { payment_method: code, additional_information: JSON.stringify(said) };
  await updateCart(db, cart.id, columns);
  return { ...cart, ...columns };
}

/** The cart's customer with their current address; a guest's address otherwise. */
async function draftBuyer(db: Connection, { customer_id, email }: Row<"cart">): Promise<Buyer> {
  const customer = await db
    .selectFrom("customer")
    .select(["id", "email"])
    .where("id", "=", customer_id ?? 0)
    .executeTakeFirst();
  return { customerId: customer?.id ?? null, email: customer?.email ?? email ?? "" };
}

/** Notes on the order who composed it, with the internal comment and the reason of a discount. */
async function recordComposer(
  db: Connection,
  { admin_user_id, discount_reason, comment, created_at }: Row<"draft_order">,
  { staff_discount_cents }: Row<"cart">,
  orderId: number,
): Promise<void> {
  const discount = staff_discount_cents
    ? `Discount of up to ${formatMoney(staff_discount_cents)}: ${discount_reason}`
    : "";
  await db
    .insertInto("order_comment")
    .values({
      order_id: orderId,
      admin_user_id,
      kind: "draft",
      text: [comment, discount].filter(Boolean).join("\n"),
      created_at,
    })
    .execute();
}
