import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { authorizationError } from "../graphql/errors";
import type { FulfillmentStep } from "../graphql/resolvers.generated";
import { printOrder } from "../print/print-orders";
import { changeFulfillment, mayTakeStep, requireFulfillmentOrder } from "./fulfillment-order";
import { queueHoldEmail } from "./hold-email";
import { takeFulfillmentStep } from "./take-fulfillment-step";

const IN_ADMIN = "This page can't do that. Please use the order's page in /admin.";

/**
 * Moves an order to its next status; emails whoever has to act next. Before production, missing print files are made.
 * @throws GraphQLError when the token is invalid or does not allow the step, or the step is not available now
 */
export async function moveOrder(
  context: EngineContext,
  token: string,
  step: FulfillmentStep,
): Promise<Row<"sales_order">> {
  if (!mayTakeStep(context, token, step)) throw authorizationError(IN_ADMIN);
  if (step === "START_PRODUCTION") {
    const { id } = await requireFulfillmentOrder(context, token);
    await printOrder({ ...context, db: context.backgroundDb }, id);
  }
  return changeFulfillment(context, token, async (transaction, order) => {
    await takeFulfillmentStep(transaction, context.settings, order, step);
    if (step !== "HOLD") return;
    await queueHoldEmail(transaction, context.settings, order, null);
  });
}
