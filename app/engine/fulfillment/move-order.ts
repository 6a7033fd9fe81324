import { randomUUID } from "node:crypto";
import type { Connection, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import type { FulfillmentStep } from "../graphql/resolvers.generated";
import { queueOrderEmail } from "../mail/queue-short-email";
import { whenOrderPaid } from "../orders/order-hooks";
import { statusLabel } from "../orders/order-states";
import { takeStep } from "../orders/order-step";
import { paidArrival } from "../orders/paid-arrival";
import { queueCapture } from "../payments/operations/queue-operation";
import { shopAddress } from "../shared/shop-address";
import { changeFulfillment } from "./fulfillment-order";
import { fulfillmentStep } from "./fulfillment-steps";

/**
 * Moves an order to its next status; emails whoever has to act next.
 * @throws GraphQLError when the token is invalid, or the step is not available now
 */
export function moveOrder(
  context: EngineContext,
  token: string,
  step: FulfillmentStep,
): Promise<Row<"sales_order">> {
  return changeFulfillment(context, token, async (transaction, order) => {
    const next = fulfillmentStep(order, step);
    if (!next)
      throw inputError(`The order is ${statusLabel(order.status).toLowerCase()}; you can't do that now.`);
    const payment = step === "TAKE_PAYMENT" ? await checkArrived(transaction, order) : {};
    const moved = await takeStep(transaction, order, { ...next, ...payment });
    if (step === "TAKE_PAYMENT") await whenOrderPaid(transaction, moved, context.settings);
    if (moved.status === "in_production") await queueCapture(transaction, moved);
    if (step !== "HOLD") return;
    await queueOrderEmail(transaction, context.settings, order, {
      kind: "order",
      subject: `A question about your order ${order.number}`,
      heading: "Was this you?",
      paragraphs: [
        `Before we continue with your order ${order.number}, we'd like to make sure it's really yours. It takes a minute: we'll email a code to this address, and once you enter it, your order moves ahead.`,
      ],
      button: { label: "Confirm my order", url: shopAddress(context.settings, "/validate/identification") },
    });
  });
}

/** Recomputes the arrival date: production starts later than assumed when the order was placed. */
async function checkArrived(transaction: Connection, order: Row<"sales_order">) {
  return {
    payment_reference: `check-${randomUUID()}`,
    arrival_date: await paidArrival(transaction, order),
  };
}
