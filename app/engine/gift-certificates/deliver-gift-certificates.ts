import { shopDay } from "~/brand/shop-day";
import type { Settings } from "~/settings/settings.server";
import { writtenCode } from "../balances/gift-cards/gift-card-code";
import { issueGiftCard } from "../balances/gift-cards/issue-gift-card";
import type { Connection, Row } from "../database/schema";
import { queueMail } from "../mail/outbox";
import { rejection } from "../orders/order-states";
import { takeStep } from "../orders/order-step";
import { groupBy } from "../shared/group-by";
import { certificateEmail, certificateReceipt } from "./certificate-emails";

type Certificate = Row<"gift_certificate">;

/**
 * Emails the due gift certificates of a locked order. A card is created when it is sent, since its code is not stored.
 * An order of certificates only is delivered with the last of them; one on hold waits.
 */
export async function deliverGiftCertificates(
  transaction: Connection,
  settings: Settings,
  order: Row<"sales_order">,
  now = new Date(),
): Promise<void> {
  if (order.status === "on_hold") return;
  const waiting = await transaction
    .selectFrom("gift_certificate")
    .selectAll()
    .where("order_id", "=", order.id)
    .where("delivered_at", "is", null)
    .where("taken_back_at", "is", null)
    .orderBy("order_item_id")
    .orderBy("piece")
    .execute();
  const due = waiting.filter(({ deliver_on }) => deliver_on <= shopDay(now));
  for (const pieces of groupBy(due, ({ order_item_id }) => order_item_id).values()) {
    await deliverLine(transaction, settings, order, pieces);
  }
  const isDelivered = waiting.length > 0 && due.length === waiting.length && order.shipping_address === null;
  if (!isDelivered || rejection(order, "delivered") !== null) return;
  await takeStep(transaction, order, { to: "delivered", kind: "delivered" });
}

/** All pieces of a line go to one recipient, in one email. */
async function deliverLine(
  transaction: Connection,
  settings: Settings,
  order: Row<"sales_order">,
  pieces: Certificate[],
): Promise<void> {
  const codes: string[] = [];
  for (const piece of pieces) codes.push(await issue(transaction, order, piece));
  const gift = { certificate: pieces[0], codes, orderNumber: order.number };
  const messages = [
    { recipient: pieces[0].recipient_email, ...certificateEmail(settings, gift) },
    { recipient: order.email, ...certificateReceipt(settings, gift) },
  ];
  for (const message of messages)
    await queueMail(transaction, {
      kind: "gift",
      storeCode: order.store_code,
      orderId: order.id,
      ...message,
    });
}

async function issue(
  transaction: Connection,
  { store_code }: Row<"sales_order">,
  { order_item_id, piece, amount_cents }: Certificate,
): Promise<string> {
  const { id, code } = await issueGiftCard(transaction, {
    storeCode: store_code,
    amountCents: amount_cents,
    reasonKey: `gift-certificate:${order_item_id}:${piece}`,
  });
  await transaction
    .updateTable("gift_certificate")
    .set({ gift_card_id: id, delivered_at: new Date().toISOString() })
    .where("order_item_id", "=", order_item_id)
    .where("piece", "=", piece)
    .execute();
  return writtenCode(code);
}
