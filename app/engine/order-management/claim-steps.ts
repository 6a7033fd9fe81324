import type { AdminContext } from "../admin-api/admin-context";
import { forbidden } from "../admin-api/admin-errors";
import { type ClaimDecision, decideClaim } from "../claims/decide-claim";
import { sendProofAgain } from "../proofs/send-proof-again";
import { requireText } from "../shared/typed-text";
import { isAllowed } from "../staff/staff-session";
import { changeOrder, type OrderForm } from "./change-order";
import { writeComment } from "./order-comment";
import { requireRefundAllowed } from "./refund-limit";

/** Replies of staff to claims and change requests of buyers; both return the order's number. */

const MAX_REPLY_LENGTH = 1000;

interface ReplyForm extends OrderForm {
  /** Message to the buyer. */
  text: string;
}

/**
 * Decides an open claim, and emails the buyer.
 * @throws GraphQLError FORBIDDEN when its refund is not allowed; CONFIRM when it needs password or code again; of category
 * input when the claim is not an open one of the order
 */
export function decideClaimForStaff(
  context: AdminContext,
  { claim_id, decision, text, ...form }: ReplyForm & { claim_id: string; decision: ClaimDecision },
): Promise<string> {
  const reply = requireText(text, { field: "text", maxLength: MAX_REPLY_LENGTH });
  const options = { action: "order.claim", changedFields: ["claims"] } as const;
  return changeOrder(context, form, options, async (change) => {
    const { transaction, order, session, settings } = change;
    const { name, refundedCents } = await decideClaim(transaction, settings, order, {
      claimId: claim_id,
      decision,
      reply,
      async requireRefundAllowed(cents) {
        if (!isAllowed(session, "sales.refund")) throw forbidden("Your role doesn't allow refunds.");
        await requireRefundAllowed(change, cents);
      },
    });
    await writeComment(change, "claim", `${name}: ${reply}`);
    return { refundedCents };
  });
}

/** Sends the proof of a line again, with a message to the buyer, who asked for a change. */
export function sendProofForStaff(
  context: AdminContext,
  { order_item_id, text, ...form }: ReplyForm & { order_item_id: string },
): Promise<string> {
  const message = requireText(text, { field: "text", maxLength: MAX_REPLY_LENGTH });
  const options = { action: "order.proof", changedFields: ["proofs"] } as const;
  return changeOrder(context, form, options, async (change) => {
    const name = await sendProofAgain(change.transaction, change.order, { itemId: order_item_id, message });
    return writeComment(change, "proof", `${name}: ${message}`);
  });
}
