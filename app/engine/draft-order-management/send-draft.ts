import { type AdminContext, requireSession } from "../admin-api/admin-context";
import type { DraftOrderInput, SendDraftOrderInput } from "../admin-api/resolvers.generated";
import { viewCart } from "../carts/view-cart";
import { newPaymentLink } from "../draft-orders/payment-link";
import { queuePaymentLink } from "../draft-orders/payment-link-email";
import { inputError } from "../graphql/errors";
import { readText } from "../shared/typed-text";
import { totalOf } from "../totals/total";
import { changeDraft } from "./change-draft";
import { draftById } from "./draft-scope";
import { draftProblem, taxDraft } from "./draft-view";

const MAX_MESSAGE_LENGTH = 1000;

/**
 * Emails the customer a new payment link; an earlier one no longer works.
 * @throws GraphQLError of category input with the reason when it could not be ordered as it is
 */
export async function sendDraft(context: AdminContext, input: SendDraftOrderInput): Promise<void> {
  const message = readText(input.message, { field: "message", maxLength: MAX_MESSAGE_LENGTH });
  const draft = await draftById(context.db, await requireSession(context), input.id);
  if (draft) await taxDraft(context, draft);
  const options = { action: "draft-order.send", changedFields: ["link"] } as const;
  await changeDraft(context, input, options, async ({ db, cart, context: { customer, settings } }) => {
    const view = await viewCart(db, cart);
    const problem = draftProblem(view);
    if (problem) throw inputError(problem);
    const recipient = (await customer())?.email ?? cart.email;
    if (!recipient) throw inputError("The customer's email address was erased.");
    const link = await newPaymentLink(db, settings, cart.store_code);
    await queuePaymentLink(db, settings, { recipient, view, link, message });
    return {
      columns: {
        token_hash: link.tokenHash,
        expires_at: link.expiresAt,
        sent_at: new Date().toISOString(),
        emailed_total_cents: totalOf(view.totals, "grand_total"),
      },
    };
  });
}

/** Makes the payment link useless. @throws GraphQLError as `changeDraft` does */
export async function revokeDraftLink(context: AdminContext, input: DraftOrderInput): Promise<void> {
  const options = { action: "draft-order.revoke", changedFields: ["link"] } as const;
  await changeDraft(context, input, options, async () => ({}));
}

/**
 * Takes the cart back from an order that was canceled or refunded, so that staff can change and send it again.
 * @throws GraphQLError as `changeDraft` does
 */
export async function reopenDraft(context: AdminContext, input: DraftOrderInput): Promise<void> {
  const options = { action: "draft-order.reopen", changedFields: ["status"], takesCartBack: true } as const;
  await changeDraft(context, input, options, async () => ({}));
}

/** Cancels a draft order for good, with its link. @throws GraphQLError as `changeDraft` does */
export async function cancelDraft(context: AdminContext, input: DraftOrderInput): Promise<void> {
  const options = { action: "draft-order.cancel", changedFields: ["status"] } as const;
  await changeDraft(context, input, options, async () => ({
    columns: { canceled_at: new Date().toISOString() },
  }));
}
