import type { Kysely } from "kysely";
import type { Settings } from "~/settings.server";
import type { Database, Row } from "../database/schema";
import { queueMail } from "../mail/outbox";
import { shortLetter } from "../mail/short-letter";
import { orderPage } from "../orders/order-link";
import type { OrderItemView } from "../orders/view-orders";
import { ownBrand } from "../shared/store-settings";
import { findCarrier } from "./carriers";

type Order = Row<"sales_order">;
type Shipment = Pick<Row<"shipment">, "number" | "carrier" | "tracking_number">;

/** Tells the buyer that a parcel is on its way, what is in it, and how to follow it. */
export async function queueShippedLetter(
  transaction: Kysely<Database>,
  settings: Settings,
  order: Order,
  shipment: Shipment,
  pieces: { item: Pick<OrderItemView, "name">; quantity: number }[],
): Promise<void> {
  const carrier = findCarrier(shipment.carrier);
  const followed = carrier?.trackingUrl(shipment.tracking_number);
  await queueMail(transaction, {
    kind: "shipment",
    storeCode: order.store_code,
    recipient: order.email,
    ...shortLetter(settings, {
      subject: `Your order ${order.number} is on its way`,
      heading: "It is on its way",
      paragraphs: [
        `A parcel of your order ${order.number} has left our atelier.`,
        pieces.map(({ item, quantity }) => `${quantity} × ${item.name}`).join("\n"),
        `${carrier?.title ?? shipment.carrier}, tracking number ${shipment.tracking_number}`,
        ...(followed ? [`Follow it at the carrier: ${followed}`] : []),
      ],
      button: { label: "See your order", url: orderPage(settings, order) },
    }),
  });
}

/** Tells the buyer that a parcel has arrived, and what to do when something in it is not right. */
export async function queueDeliveredLetter(
  transaction: Kysely<Database>,
  settings: Settings,
  order: Order,
  shipment: Pick<Shipment, "number">,
): Promise<void> {
  await queueMail(transaction, {
    kind: "shipment",
    storeCode: order.store_code,
    recipient: order.email,
    ...shortLetter(settings, {
      subject: `Your parcel ${shipment.number} has arrived`,
      heading: "It has arrived",
      paragraphs: [
        `The carrier says that parcel ${shipment.number} was delivered. ${ownBrand(settings).letters.hope}`,
        "If something is damaged, wrong or not what you hoped for, tell us on the page of your order within 30 days. We make it again or refund it.",
      ],
      button: { label: "See your order", url: orderPage(settings, order) },
    }),
  });
}
