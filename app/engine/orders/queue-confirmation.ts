import type { Kysely } from "kysely";
import type { Database, Row } from "../database/schema";
import { queueMail } from "../mail/outbox";
import { confirmationMail } from "./confirmation-mail";
import { viewOrder } from "./view-orders";

/** Queues the mail that confirms an order; called in the transaction that made it so. */
export async function queueConfirmation(
  db: Kysely<Database>,
  publicUrl: string,
  order: Row<"sales_order">,
): Promise<void> {
  const mail = confirmationMail(await viewOrder(db, order), publicUrl);
  await queueMail(db, { storeCode: order.store_code, recipient: order.email, ...mail });
}
