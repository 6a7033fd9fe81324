import type { Connection, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { authorizationError } from "../graphql/errors";
import type { FulfillmentStep } from "../graphql/resolvers.generated";
import { ordersOf } from "../orders/order-by-token";
import { lockOrder } from "../orders/order-step";
import { fulfillmentToken } from "./fulfillment-token";

const WRONG_LINK = "This link is no longer valid. Please use the link in our latest email.";
const NO_REFUNDS = "This page can't refund. Please ask the owner, who has the email about this order.";

/** The order of a link in an email to the store; null for an invalid link. */
export async function fulfillmentOrder(
  context: EngineContext,
  token: string,
): Promise<Row<"sales_order"> | null> {
  const claims = fulfillmentToken.read(context.settings, token);
  if (!claims) return null;
  return (await ordersOf(context).where("id", "=", claims.orderId).executeTakeFirst()) ?? null;
}

/** The same. @throws GraphQLError for an invalid link */
export async function requireFulfillmentOrder(
  context: EngineContext,
  token: string,
): Promise<Row<"sales_order">> {
  const order = await fulfillmentOrder(context, token);
  if (!order) throw authorizationError(WRONG_LINK);
  return order;
}

/** True for a link with which its holder may refund. */
export function mayRefund({ settings }: EngineContext, token: string): boolean {
  return fulfillmentToken.read(settings, token)?.mayRefund !== false;
}

/** @throws GraphQLError when the link may not refund */
export function requireRefunds(context: EngineContext, token: string): void {
  if (!mayRefund(context, token)) throw authorizationError(NO_REFUNDS);
}

/** True for a link with which its holder may take the step, when it is available. */
export function mayTakeStep({ settings }: EngineContext, token: string, step: FulfillmentStep): boolean {
  return step === "START_PRODUCTION" || fulfillmentToken.read(settings, token)?.mayInvoiceAndHold !== false;
}

/**
 * Changes the link's order, locked, in one transaction.
 * @returns the updated order
 * @throws GraphQLError when the link is invalid, or as the change does
 */
export async function changeFulfillment(
  context: EngineContext,
  token: string,
  change: (transaction: Connection, order: Row<"sales_order">) => Promise<unknown>,
): Promise<Row<"sales_order">> {
  const found = await requireFulfillmentOrder(context, token);
  await context.db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, found.id);
    if (!order) throw authorizationError(WRONG_LINK);
    await change(transaction, order);
  });
  context.wakeMail();
  return (await fulfillmentOrder(context, token)) ?? found;
}
