import type { Connection, Row } from "../database/schema";
import type { Shop } from "../shared/store-settings";
import { type Mail, queueMail } from "./outbox";
import { type ShortEmail, shortEmail } from "./short-email";

type Delivery = Pick<Mail, "storeCode" | "kind" | "recipient" | "expiresAt" | "orderId">;

/** Puts an email of a few paragraphs into the outbox. Call it in the transaction of the change that it reports. */
export async function queueShortEmail(
  db: Connection,
  shop: Shop,
  { storeCode, kind, recipient, expiresAt, orderId, ...content }: Delivery & ShortEmail,
): Promise<void> {
  await queueMail(db, { storeCode, kind, recipient, expiresAt, orderId, ...shortEmail(shop, content) });
}

/** Puts an email of a few paragraphs to the customer of an order into the outbox. */
export async function queueOrderEmail(
  db: Connection,
  shop: Shop,
  { id, store_code, email }: Pick<Row<"sales_order">, "id" | "store_code" | "email">,
  message: Pick<Delivery, "kind" | "expiresAt"> & ShortEmail,
): Promise<void> {
  await queueShortEmail(db, shop, { storeCode: store_code, recipient: email, orderId: id, ...message });
}
