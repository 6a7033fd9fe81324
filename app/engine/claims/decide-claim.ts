import type { Settings } from "~/settings/settings.server";
import type { Connection, Row } from "../database/schema";
import { describedLine } from "../designs/described-line";
import { inputError } from "../graphql/errors";
import { queueOrderEmail } from "../mail/queue-short-email";
import { refundText } from "../orders/cancelled-emails";
import { replacedPieces } from "../orders/open-pieces";
import { orderPage } from "../orders/order-link";
import { type OrderProgress, piecesShipped, progressOf } from "../orders/order-progress";
import { type OrderItemView, viewOrder } from "../orders/view-orders";
import { queueHandRefundEmail } from "../refunds/refund-emails";
import { refundOrder } from "../refunds/refund-order";
import type { RefundRequest } from "../refunds/refund-parts";
import { remakePieces } from "../remakes/remake-pieces";
import { lineRefund } from "./claim-line";
import { reasonTexts } from "./claim-reasons";

export type ClaimDecision = "REPLACE" | "REFUND" | "DECLINE";

/** What staff decide about a claim. */
interface TypedDecision {
  claimId: string;
  decision: ClaimDecision;
  /** Message to the buyer. */
  reply: string;
  /** Throws unless the person may refund that many cents. */
  requireRefundAllowed: (cents: number) => Promise<void>;
}

const statuses: Record<ClaimDecision, string> = {
  REPLACE: "replaced",
  REFUND: "refunded",
  DECLINE: "declined",
};

/**
 * Decides an open claim of a locked order and notifies the buyer; a refund is issued at once.
 * @returns the name of the claimed product, and the refunded cents
 * @throws GraphQLError of category input when the claim is not an open one of the order, or nothing is left to refund
 */
export async function decideClaim(
  transaction: Connection,
  settings: Settings,
  order: Row<"sales_order">,
  { claimId, decision, reply, requireRefundAllowed }: TypedDecision,
): Promise<{ name: string; refundedCents: number }> {
  const [view, progress] = await Promise.all([viewOrder(transaction, order), progressOf(transaction, order)]);
  const claim = progress.claims.find(({ id }) => String(id) === claimId);
  const item = view.items.find(({ id }) => id === claim?.order_item_id);
  if (!claim || !item) throw inputError("We couldn't find that claim.");
  if (claim.status !== "open") throw inputError("This claim has already been decided.");
  const refund = decision === "REFUND" ? lineRefund(view, claim, progress) : null;
  if (decision === "REFUND" && !refund) throw inputError("There's nothing left to refund.");
  if (refund) await requireRefundAllowed(refund.cents);
  await transaction
    .updateTable("order_claim")
    .set({ status: statuses[decision], answer: reply, decided_at: new Date().toISOString() })
    .where("id", "=", claim.id)
    .execute();
  if (decision === "REPLACE")
    await replace(transaction, order, claim, piecesToReplace(claim, item, progress));
  const refunded = refund
    ? await giveBack(transaction, settings, order, { request: refund.request, claimId: claim.id })
    : "";
  const outcome = outcomeOf(decision, refunded);
  const claimed = { ...item, quantity: claim.quantity ?? item.quantity };
  await queueDecisionEmail(transaction, settings, order, { item: claimed, outcome, reply });
  return { name: item.name, refundedCents: refund?.cents ?? 0 };
}

/** Puts the claimed pieces into production again, for free; what the shop spends on it is not known here. */
async function replace(
  transaction: Connection,
  order: Row<"sales_order">,
  { id, order_item_id, reason }: Row<"order_claim">,
  quantity: number,
): Promise<void> {
  await remakePieces(transaction, order, {
    itemId: order_item_id,
    kind: "replacement",
    quantity,
    reason: reasonTexts[reason],
    costCents: 0,
    claimId: id,
  });
}

/** The claimed pieces that have shipped, without those that were replaced before; at least one. */
function piecesToReplace(
  { quantity: claimed }: Pick<Row<"order_claim">, "quantity">,
  { id, quantity }: Pick<OrderItemView, "id" | "quantity">,
  progress: OrderProgress,
): number {
  const replaced = replacedPieces(progress, id);
  const open = Math.min(piecesShipped(progress, id), quantity) - replaced;
  return Math.max(1, Math.min(open, claimed ?? open));
}

/** @returns how the buyer gets the money */
async function giveBack(
  transaction: Connection,
  settings: Settings,
  order: Row<"sales_order">,
  { request, claimId }: { request: RefundRequest; claimId: number },
): Promise<string> {
  const { blockedCents, split } = await refundOrder(transaction, settings, order, {
    request,
    reasonKey: `claim-${claimId}`,
  });
  await queueHandRefundEmail(transaction, settings, order, split);
  return refundText(order, { ...split, blockedCents });
}

function outcomeOf(decision: ClaimDecision, refunded: string): string {
  if (decision === "REPLACE") return "We'll remake it and ship it to you at no cost.";
  if (decision === "REFUND") return refunded;
  return "We couldn't approve your request this time.";
}

async function queueDecisionEmail(
  transaction: Connection,
  settings: Settings,
  order: Row<"sales_order">,
  { item, outcome, reply }: { item: OrderItemView; outcome: string; reply: string },
): Promise<void> {
  const { quantity, name, design_description } = item;
  await queueOrderEmail(transaction, settings, order, {
    kind: "claim",
    subject: `An update on order ${order.number}`,
    heading: `About ${name}`,
    paragraphs: [describedLine({ quantity, name, description: design_description }), outcome, reply],
    button: { label: "See your order", url: orderPage(settings, order) },
  });
}
