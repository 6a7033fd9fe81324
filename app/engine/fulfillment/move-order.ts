import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import type { OrderDeskStep } from "../graphql/resolvers.generated";
import { queueOrderEmail } from "../mail/queue-short-email";
import { whenOrderPaid } from "../orders/order-hooks";
import { statusLabel } from "../orders/order-states";
import { takeStep } from "../orders/order-step";
import { paidArrival } from "../orders/paid-arrival";
import { shopAddress } from "../shared/shop-address";
import { changeFulfillment } from "./fulfillment-order";
import { fulfillmentStep } from "./fulfillment-steps";

/**
 * Takes an order one step on; who has to do something for it to go on is told by mail.
 * @throws GraphQLError when the token opens none, or the step cannot be taken now
 */
export function moveOrder(
  context: EngineContext,
  token: string,
  step: OrderDeskStep,
): Promise<Row<"sales_order">> {
  return changeFulfillment(context, token, async (transaction, order) => {
    const next = fulfillmentStep(order, step);
    if (!next)
      throw inputError(`The order is ${statusLabel(order.status).toLowerCase()}; that cannot be done now.`);
    const payment = step === "TAKE_PAYMENT" ? await checkArrived(transaction, order) : {};
    const moved = await takeStep(transaction, order, { ...next, ...payment });
    if (step === "TAKE_PAYMENT") await whenOrderPaid(transaction, moved, context.settings);
    if (step !== "HOLD") return;
    await queueOrderEmail(transaction, context.settings, order, {
      kind: "order",
      subject: `A question about your order ${order.number}`,
      heading: "Was it you?",
      paragraphs: [
        `Before we go on with your order ${order.number} we would like to be sure that it is yours. It takes a minute: a code comes to this address, and with it the order goes on.`,
      ],
      button: { label: "Confirm my order", url: shopAddress(context.settings, "/validate/identification") },
    });
  });
}

/** The order is begun now, so that it arrives later than it was promised when it was placed. */
async function checkArrived(transaction: Kysely<Database>, order: Row<"sales_order">) {
  return {
    payment_reference: `check-${randomUUID()}`,
    arrival_date: await paidArrival(transaction, order),
  };
}
