import type { Settings } from "~/settings/settings.server";
import type { Connection, Row } from "../database/schema";
import { queueNewOrderEmail } from "../fulfillment/new-order-email";
import { queueMail } from "../mail/outbox";
import { adoptOrder } from "./adopt-orders";
import { confirmationMail } from "./confirmation-mail";
import { viewOrder } from "./view-orders";

/**
 * Queues the confirmation of an order and notifies the store; call it in the transaction that made it definite. A
 * guest's order is assigned to the account with the same confirmed address.
 */
export async function queueConfirmation(db: Connection, settings: Settings, order: Row<"sales_order">) {
  const view = await viewOrder(db, await adoptOrder(db, order));
  const mail = confirmationMail(view, settings);
  await queueMail(db, {
    kind: "order",
    storeCode: order.store_code,
    recipient: order.email,
    orderId: order.id,
    ...mail,
  });
  await queueNewOrderEmail(db, settings, view);
}
