import type { Settings } from "~/settings/settings.server";
import type { Connection } from "../database/schema";
import { staffOrderLink } from "../fulfillment/staff-order-link";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import { queueShopEmail } from "../mail/shop-email";
import { type OrderStatus, rejection, statusLabel } from "../orders/order-states";
import { lockOrder, takeStep } from "../orders/order-step";
import { hasOpenDispute } from "../payments/disputes/record-dispute";
import { codeHash, MAX_ATTEMPTS } from "../shared/mailed-code";
import { isRandomId } from "../shared/secrets";

const WRONG = "That code is wrong or has expired. Please check it or request a new one.";
/** An order that was not paid yet returns to pending payment. */
const AFTER_HOLD: OrderStatus[] = ["processing", "pending_payment"];

/**
 * Takes an order off hold with the code emailed to its buyer, and records it among the order's events.
 * @returns the order's number
 * @throws GraphQLError of category input, the same for an unknown check, a wrong code and an expired one
 */
export async function confirmVerification(
  { db, settings, storeCode, wakeMail }: EngineContext,
  checkId: string,
  typedCode: string,
): Promise<string> {
  const number = await db.transaction().execute(async (transaction) => {
    const check = await countAttempt(transaction, storeCode, checkId);
    if (!check || check.code_hash !== codeHash(settings, checkId, typedCode.replace(/\s/g, ""))) return null;
    return release(transaction, settings, check.order_id);
  });
  if (number === null) throw inputError(WRONG, "code");
  wakeMail();
  return number;
}

/** The check, with this attempt counted in any case; undefined when it has expired or does not exist. */
async function countAttempt(db: Connection, storeCode: string, checkId: string) {
  if (!isRandomId(checkId)) return undefined;
  return db
    .updateTable("order_verification")
    .set((row) => ({ attempts: row("attempts", "+", 1) }))
    .where("id", "=", checkId)
    .where("order_id", "in", (orders) =>
      orders.selectFrom("sales_order").select("sales_order.id").where("store_code", "=", storeCode),
    )
    .where("attempts", "<", MAX_ATTEMPTS)
    .where("expires_at", ">", new Date().toISOString())
    .returningAll()
    .executeTakeFirst();
}

/** The released order's number; null when it can no longer be released. */
async function release(db: Connection, settings: Settings, orderId: number): Promise<string | null> {
  const order = await lockOrder(db, orderId);
  if (order?.status !== "on_hold" || (await hasOpenDispute(db, order.id))) return null;
  const to = AFTER_HOLD.find((status) => rejection(order, status) === null);
  if (!to) return null;
  await takeStep(db, order, { to, kind: "verification-confirmed" });
  await queueShopEmail(db, settings, {
    storeCode: order.store_code,
    orderId,
    subject: `Order ${order.number} is confirmed by its buyer`,
    lines: [
      `The buyer entered the code that we had emailed, so order ${order.number} is off hold and ${statusLabel(to).toLowerCase()}.`,
      `The order: ${staffOrderLink(settings, orderId)}`,
    ],
    replyTo: order.email,
  });
  await db.deleteFrom("order_verification").where("order_id", "=", orderId).execute();
  return order.number;
}
