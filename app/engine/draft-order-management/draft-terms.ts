import type { AdminContext } from "../admin-api/admin-context";
import type { DraftOrderCommentInput, DraftOrderDiscountInput } from "../admin-api/resolvers.generated";
import { updateCart } from "../carts/change-cart";
import { inputError } from "../graphql/errors";
import { requireGivingAllowed } from "../order-management/refund-limit";
import { readText, requireLine } from "../shared/typed-text";
import { centsFromText, formatMoney } from "../totals/money";
import { changeDraft } from "./change-draft";

const MAX_REASON_LENGTH = 200;
const MAX_COMMENT_LENGTH = 1000;
/** A slip of the keyboard costs no more than this, in cents. */
const MAX_CENTS = 10_000_00;

/**
 * Sets the discount of a draft order. Only what exceeds its largest discount so far counts toward the person's refunds of
 * the day, so that lowering and raising it again counts once.
 * @throws GraphQLError FORBIDDEN above the role's limit; of category input that names the field
 */
export async function setDraftDiscount(context: AdminContext, input: DraftOrderDiscountInput): Promise<void> {
  const cents = readDiscount(input.amount);
  const reason =
    cents === null ? "" : requireLine(input.reason, { field: "reason", maxLength: MAX_REASON_LENGTH });
  const options = { action: "draft-order.discount", changedFields: ["discount"] } as const;
  await changeDraft(context, input, options, async (change) => {
    const { db, cart, draft } = change;
    const granted = Math.max(0, (cents ?? 0) - draft.granted_cents);
    await requireGivingAllowed(db, change.session, granted);
    await updateCart(db, cart.id, { staff_discount_cents: cents });
    return {
      columns: { discount_reason: reason, granted_cents: draft.granted_cents + granted },
      amountCents: granted > 0 ? granted : undefined,
    };
  });
}

/** Sets the comment, which only staff read. @throws GraphQLError of category input that names the field */
export async function setDraftComment(context: AdminContext, input: DraftOrderCommentInput): Promise<void> {
  const comment = readText(input.comment, { field: "comment", maxLength: MAX_COMMENT_LENGTH });
  const options = { action: "draft-order.change", changedFields: ["comment"], revokesLink: false } as const;
  await changeDraft(context, input, options, async () => ({ columns: { comment } }));
}

/** Cents; null for none. @throws GraphQLError of category input */
function readDiscount(typed: string): number | null {
  const text = typed.trim().replace(/^\$/, "").replaceAll(",", "");
  if (text === "") return null;
  const cents = centsFromText(text);
  if (cents === null) throw inputError("Enter an amount, such as 10 or 7.50.", "amount");
  if (cents > MAX_CENTS) throw inputError(`Enter ${formatMoney(MAX_CENTS)} at most.`, "amount");
  return cents === 0 ? null : cents;
}
