import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import type { RefundInput, RefundOrderInput, RefundPreview } from "../graphql/resolvers.generated";
import { refundByStaff } from "../refunds/refund-by-staff";
import { readRefundInput } from "../refunds/refund-input";
import { refundPreview } from "../refunds/refund-preview";
import { changeFulfillment, requireFulfillmentOrder, requireRefunds } from "./fulfillment-order";

/**
 * What a refund of the link's order would move.
 * @throws GraphQLError when the token is invalid, or the refund cannot be made
 */
export async function previewByLink(
  context: EngineContext,
  token: string,
  refund: RefundInput,
): Promise<RefundPreview> {
  requireRefunds(context, token);
  const order = await requireFulfillmentOrder(context, token);
  return refundPreview(context.db, order, readRefundInput(refund));
}

/**
 * Refunds the order of a link in an email to the store, once per key.
 * @throws GraphQLError when the token is invalid, or the refund cannot be made
 */
export function refundByLink(
  context: EngineContext,
  { key, refund, refundable_amount, token }: RefundOrderInput,
): Promise<Row<"sales_order">> {
  requireRefunds(context, token);
  const request = readRefundInput(refund);
  const refundableCents = typeof refundable_amount === "number" ? Math.round(refundable_amount * 100) : null;
  return changeFulfillment(context, token, (transaction, order) =>
    refundByStaff(transaction, context.settings, order, { request, key, refundableCents }),
  );
}
