import type { AdminContext } from "../admin-api/admin-context";
import { forbidden } from "../admin-api/admin-errors";
import type { Row } from "../database/schema";
import { queueHoldEmail } from "../fulfillment/hold-email";
import { takeFulfillmentStep } from "../fulfillment/take-fulfillment-step";
import { inputError } from "../graphql/errors";
import { closeOrder } from "../orders/cancel-order";
import { statusAfterCancelling } from "../orders/order-actions";
import { type OrderProgress, progressOf } from "../orders/order-progress";
import { centsToRefund } from "../refunds/refund-split";
import { requireLine, requireText } from "../shared/typed-text";
import { isAllowed } from "../staff/staff-session";
import { changeOrder, type OrderChange, type OrderForm } from "./change-order";
import { writeComment } from "./order-comment";
import { requireRefundAllowed } from "./refund-limit";

/** Why a person may not cancel what is paid. */
export const NO_REFUNDS = "The order is paid, and your role doesn't allow refunds.";

type TextForm = OrderForm & { text: string };

const MAX_COMMENT_LENGTH = 2000;
const MAX_REASON_LENGTH = 200;

/** Adds a note, which only staff see. @returns the order's number, as all of these do */
export function addComment(context: AdminContext, { text: typed, ...form }: TextForm): Promise<string> {
  const text = requireText(typed, { field: "text", maxLength: MAX_COMMENT_LENGTH });
  const options = { action: "order.comment", changedFields: ["comments"], needsVersion: false } as const;
  return changeOrder(context, form, options, async (change) => writeComment(change, "comment", text));
}

/**
 * Puts an order on hold, with the reason as a note.
 * @param asksBuyer emails the buyer to confirm the order, in the person's name; otherwise the buyer is not notified
 */
export function holdForStaff(
  context: AdminContext,
  { text, ...form }: TextForm,
  asksBuyer: boolean,
): Promise<string> {
  const reason = readReason(text);
  const options = { action: "order.hold", changedFields: ["status"] } as const;
  return changeOrder(context, form, options, async (change) => {
    await takeFulfillmentStep(change.transaction, change.settings, change.order, "HOLD");
    await writeComment(change, "hold", reason);
    const { order, session, settings, transaction } = change;
    if (asksBuyer) await queueHoldEmail(transaction, settings, order, session.user.name);
    return undefined;
  });
}

/** Releases an order from hold. */
export function releaseForStaff(context: AdminContext, { text, ...form }: TextForm): Promise<string> {
  const reason = readReason(text);
  const options = { action: "order.release", changedFields: ["status"] } as const;
  return changeOrder(context, form, options, async (change) => {
    await takeFulfillmentStep(change.transaction, change.settings, change.order, "RELEASE");
    await writeComment(change, "release", reason);
    return undefined;
  });
}

/**
 * Cancels an order before production, and notifies the buyer; a paid one is refunded.
 * @throws GraphQLError FORBIDDEN when that refund is not allowed; CONFIRM when it needs password or code again; of
 * category input once the order is in production
 */
export function cancelForStaff(context: AdminContext, { text, ...form }: TextForm): Promise<string> {
  const reason = readReason(text);
  const options = { action: "order.cancel", changedFields: ["status"] } as const;
  return changeOrder(context, form, options, async (change) => {
    const { transaction, order, settings } = change;
    const refundedCents = await requireCancellationAllowed(change);
    const closed = await closeOrder(transaction, settings, order.id, { reason, by: "store" });
    if ("errorV2" in closed) throw inputError(closed.errorV2.message);
    await writeComment(change, "cancel", reason);
    return { refundedCents };
  });
}

/**
 * What canceling refunds to the payment and to balances, in cents, also for an order that balances paid alone; 0 for an
 * unpaid order, and for one that cannot be canceled.
 */
export function cancellationRefundCents(order: Row<"sales_order">, progress: OrderProgress): number {
  return statusAfterCancelling(order, progress) === null ? 0 : centsToRefund(order, progress.refunds);
}

/** @throws GraphQLError of category input */
export function readReason(text: string): string {
  return requireLine(text, { field: "text", maxLength: MAX_REASON_LENGTH });
}

/** @returns the cents that canceling refunds. @throws GraphQLError FORBIDDEN, CONFIRM */
export async function requireCancellationAllowed(change: OrderChange): Promise<number> {
  const progress = await progressOf(change.transaction, change.order);
  const cents = cancellationRefundCents(change.order, progress);
  if (cents === 0) return 0;
  if (!isAllowed(change.session, "sales.refund")) throw forbidden(NO_REFUNDS);
  await requireRefundAllowed(change, cents);
  return cents;
}
