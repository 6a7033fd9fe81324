import type { Kysely } from "kysely";
import type { Settings } from "~/settings/settings.server";
import type { Database, Row } from "../database/schema";
import { queueNewOrderEmail } from "../fulfillment/new-order-email";
import { queueMail } from "../mail/outbox";
import { adoptOrder } from "./adopt-orders";
import { confirmationMail } from "./confirmation-mail";
import { viewOrder } from "./view-orders";

/**
 * Queues the mail that confirms an order, and tells the shop of it; called in the transaction that made it so. The
 * order of a guest whose address is an account's becomes that account's.
 */
export async function queueConfirmation(
  db: Kysely<Database>,
  settings: Settings,
  order: Row<"sales_order">,
): Promise<void> {
  const view = await viewOrder(db, await adoptOrder(db, order));
  const mail = confirmationMail(view, settings);
  await queueMail(db, { kind: "order", storeCode: order.store_code, recipient: order.email, ...mail });
  await queueNewOrderEmail(db, settings, view);
}
