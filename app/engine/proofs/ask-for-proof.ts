import { additionalInformation } from "../carts/additional-information";
import type { Connection, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { userErrors } from "../graphql/errors";
import type { UserError } from "../graphql/resolvers.generated";
import { queueShopEmail } from "../mail/shop-email";
import { lockOrder } from "../orders/order-step";
import { queuePrints } from "../print/print-tasks";
import { LINK_NEEDED } from "./answer-proof";
import { openByToken } from "./artwork-access";
import { canChange, IN_PRODUCTION } from "./proof-states";
import { startProofs } from "./start-proofs";

/**
 * Starts proofs at the request of a buyer who did not order them, while production has not started. @returns the
 * problem; empty on success
 */
export async function askForProof(context: EngineContext, token: string): Promise<UserError[]> {
  const access = await openByToken(context, token);
  if (!access) return userErrors("ORDER_NOT_FOUND", "We couldn't find that order.");
  if (!access.mayAnswer) return userErrors("NOT_ALLOWED", LINK_NEEDED);
  const problems = await context.db.transaction().execute(async (db) => {
    const order = await lockOrder(db, access.order.id);
    if (!order || !canStillAsk(order)) return userErrors("NOT_NOW", IN_PRODUCTION);
    await recordRequest(db, order);
    if (order.status === "pending_payment" || (await startProofs(db, order)) === 0) return [];
    await queuePrints(db, order.id);
    await queueShopEmail(db, context.settings, {
      storeCode: order.store_code,
      subject: `Proof requested: order ${order.number}`,
      lines: [
        `The buyer of order ${order.number} wants to see a proof before you make it. We'll send it automatically.`,
        "Please don't start until the buyer approves it.",
      ],
      replyTo: order.email,
    });
    return [];
  });
  context.wakeMail();
  return problems;
}

/** True if a proof can still be requested for an order without one: it awaits payment, or is not in production yet. */
export function canStillAsk(order: Pick<Row<"sales_order">, "status">): boolean {
  return order.status === "pending_payment" || canChange(order);
}

async function recordRequest(db: Connection, order: Row<"sales_order">): Promise<void> {
  const said = { ...additionalInformation(order), sendProof: true };
  await db
    .updateTable("sales_order")
    .set({ additional_information: JSON.stringify(said) })
    .where("id", "=", order.id)
    .execute();
}
