import { type AdminContext, requireSession } from "../admin-api/admin-context";
import { forbidden } from "../admin-api/admin-errors";
import type { Cancelable, CancellationQuote } from "../admin-api/resolvers.generated";
import type { Connection, Row } from "../database/schema";
import { inputError } from "../graphql/errors";
import type { CancellationRequest } from "../orders/cancel-in-part/canceled-parts";
import { quoteCancellation } from "../orders/cancel-in-part/quote-cancellation";
import { statusAfterCancelling } from "../orders/order-actions";
import { type OrderProgress, progressOf } from "../orders/order-progress";
import { owes } from "../orders/order-states";
import { type OrderItemView, viewOrder } from "../orders/view-orders";
import { refundableOrder } from "../refunds/quote-refund";
import { readRefundInput } from "../refunds/refund-input";
import { type RefundRequest, requestOfRest } from "../refunds/refund-parts";
import { balanceLabel, refundableResponse, refundPreview } from "../refunds/refund-preview";
import { isAllowed, type StaffSession } from "../staff/staff-session";
import { toMoney } from "../totals/money";
import { totalOf } from "../totals/total";
import { orderByNumber } from "./order-scope";
import { NO_REFUNDS } from "./order-steps";

type Order = Row<"sales_order">;

/** Pieces and shipping in dollars, as the staff's API has them. */
export interface CancellationFields {
  items: readonly { order_item_id: string; quantity: number }[];
  shipping?: number | null;
}

const TOO_LATE = "The order can no longer be canceled.";

/**
 * What a partial cancellation would move, and where; nothing is changed.
 * @throws GraphQLError FORBIDDEN when its refund is not allowed; of category input when there is no such order, or it
 * cannot be made
 */
export async function quoteCancellationForStaff(
  context: AdminContext,
  number: string,
  fields: CancellationFields,
): Promise<CancellationQuote> {
  const { db } = context;
  const session = await requireSession(context);
  const order = await orderByNumber(context, session, number);
  if (!order) throw inputError("There's no such order.");
  await requireCancelable(db, order);
  const request = readCancellation(fields);
  if (!owes(order)) {
    requireRefundOfPaid(session);
    const { adjustment: _none, ...quote } = await refundPreview(
      db,
      order,
      await withRest(db, order, request),
    );
    return { ...quote, owed: null };
  }
  return unpaidQuote(db, order, request);
}

/** What the person can cancel of an order now; null when it is nothing. */
export async function cancelableFor(
  db: Connection,
  session: StaffSession,
  order: Order,
  { items, progress }: { items: OrderItemView[]; progress: OrderProgress },
): Promise<Cancelable | null> {
  if (!isAllowed(session, "sales.cancel") || statusAfterCancelling(order, progress) === null) return null;
  const names = new Map(items.map(({ id, name }) => [String(id), name]));
  if (owes(order))
    return {
      items: items.map(({ id, name, quantity }) => ({
        order_item_id: String(id),
        product_name: name,
        quantity,
      })),
      shipping: toMoney(totalOf({ lines: JSON.parse(order.totals) }, "shipping")),
    };
  if (!isAllowed(session, "sales.refund")) return null;
  const refundable = await refundableOrder(db, order);
  if (!refundable) return null;
  const { items: left, shipping } = refundableResponse(refundable);
  return {
    items: left.map((item) => ({ ...item, product_name: names.get(item.order_item_id) ?? "" })),
    shipping,
  };
}

/** @throws GraphQLError FORBIDDEN when the person may not refund a paid order */
export function requireRefundOfPaid(session: StaffSession): void {
  if (!isAllowed(session, "sales.refund")) throw forbidden(NO_REFUNDS);
}

/** @throws GraphQLError of category input once production has started */
export async function requireCancelable(db: Connection, order: Order): Promise<void> {
  if (statusAfterCancelling(order, await progressOf(db, order)) === null) throw inputError(TOO_LATE);
}

/** @throws GraphQLError of category input for amounts that are no cents */
export function readCancellation({ items, shipping }: CancellationFields): RefundRequest {
  return readRefundInput({ items, shipping });
}

/**
 * The same request; that of everything left when it cancels the last pieces, since nothing is shipped then. Shipping
 * alone may be left, too: it is canceled as requested.
 */
export async function withRest(db: Connection, order: Order, request: RefundRequest): Promise<RefundRequest> {
  const refundable = await refundableOrder(db, order);
  if (!refundable) return request;
  const rest = requestOfRest(refundable.value, refundable.refunded);
  const wanted = new Map(request.items.map(({ itemId, quantity }) => [itemId, quantity]));
  const takesAll = rest.items.every(({ itemId, quantity }) => wanted.get(itemId) === quantity);
  return rest.items.length > 0 && takesAll ? rest : request;
}

async function unpaidQuote(
  db: Connection,
  order: Order,
  request: CancellationRequest,
): Promise<CancellationQuote> {
  const [quote, { items }] = await Promise.all([quoteCancellation(db, order, request), viewOrder(db, order)]);
  const names = new Map(items.map(({ id, name }) => [id, name]));
  const owedCents = order.grand_total_cents - quote.grandTotalCents;
  return {
    items: quote.items.map(({ itemId, quantity, amountCents }) => ({
      order_item_id: String(itemId),
      product_name: names.get(itemId) ?? "",
      quantity,
      amount: toMoney(amountCents),
    })),
    shipping: toMoney(quote.shippingCents),
    tax: toMoney(quote.taxCents),
    amount: toMoney(quote.amountCents),
    destinations: [
      ...(owedCents > 0 ? [{ label: "No longer owed", amount: toMoney(owedCents) }] : []),
      ...quote.returns.map((each) => ({ label: balanceLabel(each), amount: toMoney(each.cents) })),
    ],
    is_whole: quote.isWhole,
    owed: toMoney(quote.grandTotalCents),
  };
}
