import { type AdminContext, requireSession } from "../admin-api/admin-context";
import type { Refundable, RefundQuote } from "../admin-api/resolvers.generated";
import type { Connection, Row } from "../database/schema";
import { inputError } from "../graphql/errors";
import type { OrderItemView } from "../orders/view-orders";
import { quoteRefund, refundableOrder } from "../refunds/quote-refund";
import { refundByStaff } from "../refunds/refund-by-staff";
import { type RefundFields, readRefundInput } from "../refunds/refund-input";
import { refundableResponse, refundPreview } from "../refunds/refund-preview";
import { isAllowed, type StaffSession } from "../staff/staff-session";
import { toMoney } from "../totals/money";
import { changeOrder, type OrderForm } from "./change-order";
import { orderByNumber } from "./order-scope";
import { refundLeftToday, requireRefundAllowed } from "./refund-limit";

/**
 * What a refund would move, and where; nothing is changed.
 * @throws GraphQLError of category input when there is no such order, or the refund cannot be made
 */
export async function quoteForStaff(
  context: AdminContext,
  number: string,
  refund: RefundFields,
): Promise<RefundQuote> {
  const order = await orderByNumber(context, await requireSession(context), number);
  if (!order) throw inputError("There's no such order.");
  return refundPreview(context.db, order, readRefundInput(refund));
}

/**
 * Refunds a part of an order, or all of it, and emails the buyer.
 * @returns the order's number
 * @throws GraphQLError FORBIDDEN above the limit for the day; of category input when the refund cannot be made
 */
export function refundForStaff(
  context: AdminContext,
  { refund, ...form }: OrderForm & { refund: RefundFields },
): Promise<string> {
  const request = readRefundInput(refund);
  const options = { action: "order.refund", changedFields: ["refunds"] } as const;
  return changeOrder(context, form, options, async (change) => {
    const { transaction, order, settings } = change;
    const { parts } = await quoteRefund(transaction, order, request);
    await requireRefundAllowed(change, parts.amountCents);
    await refundByStaff(transaction, settings, order, { request, key: form.key });
    return { refundedCents: parts.amountCents };
  });
}

/** What the person can refund of an order now; null when it is nothing. */
export async function refundableFor(
  db: Connection,
  session: StaffSession,
  order: Row<"sales_order">,
  items: OrderItemView[],
): Promise<Refundable | null> {
  if (!isAllowed(session, "sales.refund")) return null;
  const [refundable, leftToday] = await Promise.all([
    refundableOrder(db, order),
    refundLeftToday(db, session),
  ]);
  if (!refundable) return null;
  const { items: left, ...amounts } = refundableResponse(refundable);
  const names = new Map(items.map(({ id, name }) => [String(id), name]));
  return {
    ...amounts,
    items: left.map((item) => ({ ...item, product_name: names.get(item.order_item_id) ?? "" })),
    left_today: Number.isFinite(leftToday) ? toMoney(leftToday) : null,
  };
}
