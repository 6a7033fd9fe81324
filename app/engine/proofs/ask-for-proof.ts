import type { Kysely } from "kysely";
import { additionalInformation } from "../carts/additional-information";
import type { Database, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import type { UserError } from "../graphql/resolvers.generated";
import { queueShopEmail } from "../mail/shop-email";
import { lockOrder } from "../orders/order-step";
import { queuePrints } from "../print/print-tasks";
import { LINK_NEEDED } from "./answer-proof";
import { openByToken } from "./artwork-access";
import { beginProofs } from "./begin-proofs";
import { canChange, IN_PRODUCTION } from "./proof-states";

/** Lets a buyer who did not ask for a proof have one as long as nothing is made. @returns what is wrong; empty when it is on its way */
export async function askForProof(context: EngineContext, token: string): Promise<UserError[]> {
  const access = await openByToken(context, token);
  if (!access) return refused("ORDER_NOT_FOUND", "We couldn't find that order.");
  if (!access.mayAnswer) return refused("NOT_ALLOWED", LINK_NEEDED);
  const problems = await context.db.transaction().execute(async (db) => {
    const order = await lockOrder(db, access.order.id);
    if (!order || !canStillAsk(order)) return refused("NOT_NOW", IN_PRODUCTION);
    await noteAsked(db, order);
    if (order.status === "pending_payment" || (await beginProofs(db, order)) === 0) return [];
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

/** Whether a proof can be had of an order that has none: it waits for its payment, or is not made yet. */
export function canStillAsk(order: Pick<Row<"sales_order">, "status">): boolean {
  return order.status === "pending_payment" || canChange(order);
}

async function noteAsked(db: Kysely<Database>, order: Row<"sales_order">): Promise<void> {
  const said = { ...additionalInformation(order), sendProof: true };
  await db
    .updateTable("sales_order")
    .set({ additional_information: JSON.stringify(said) })
    .where("id", "=", order.id)
    .execute();
}

function refused(code: string, message: string): UserError[] {
  return [{ code, message, field: null }];
}
