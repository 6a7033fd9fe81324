import type { CartView } from "../carts/view-cart";
import { viewTaxedCart } from "../carts/view-taxed-cart";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { ENDED } from "../orders/order-actions";
import { findOrderOfCart } from "../orders/place-order";
import { isPayable } from "../payments/sessions/payable-order";
import { draftOfToken } from "./payment-link";

/** What the holder of a payment link may do with it. */
export type PaymentLinkView =
  | { state: "WAITING"; draft: Row<"draft_order">; view: CartView }
  /** It was ordered, and awaits its payment. */
  | { state: "UNPAID"; order: Row<"sales_order"> }
  | { state: "ORDERED" }
  | { state: "CANCELED" };

/** Whether a link still leads to the order. A revoked link's token is gone, and so is that of a canceled draft. */
export function isLinkValid({ expires_at, canceled_at }: Row<"draft_order">, now: Date): boolean {
  return canceled_at === null && expires_at !== null && expires_at > now.toISOString();
}

/**
 * Finds the draft order of a payment link, which proves access to the mailbox that it was sent to.
 * @returns null when the link is forged, revoked or expired
 */
export async function readPaymentLink(
  context: EngineContext,
  token: string,
): Promise<PaymentLinkView | null> {
  const { db, storeCode } = context;
  const draft = await draftOfToken(db, storeCode, token).executeTakeFirst();
  if (!draft) return null;
  const order = await findOrderOfCart(db, draft.cart_id);
  if (order) return linkOfOrder(context, order);
  if (!isLinkValid(draft, new Date())) return null;
  const cart = await db.selectFrom("cart").selectAll().where("id", "=", draft.cart_id).executeTakeFirst();
  return cart ? { state: "WAITING", draft, view: await viewTaxedCart(context, cart) } : null;
}

async function linkOfOrder(context: EngineContext, order: Row<"sales_order">): Promise<PaymentLinkView> {
  if (ENDED.includes(order.status)) return { state: "CANCELED" };
  return (await isPayable(context, order.token)) ? { state: "UNPAID", order } : { state: "ORDERED" };
}

/** The id of the cart that a valid link shows, whose designs its holder may see; null otherwise. */
export async function cartOfPaymentLink(
  { db, storeCode }: Pick<EngineContext, "db" | "storeCode">,
  token: string,
): Promise<string | null> {
  const draft = await draftOfToken(db, storeCode, token).executeTakeFirst();
  return draft && isLinkValid(draft, new Date()) ? draft.cart_id : null;
}
