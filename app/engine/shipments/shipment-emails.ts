import { brandOf } from "~/brand/brands.server";
import type { Settings } from "~/settings/settings.server";
import type { Connection, Row } from "../database/schema";
import { describedLine } from "../designs/described-line";
import { queueOrderEmail } from "../mail/queue-short-email";
import { orderPage } from "../orders/order-link";
import type { OrderItemView } from "../orders/view-orders";
import { findCarrier } from "./carriers";

type Order = Row<"sales_order">;
type Shipment = Pick<Row<"shipment">, "number" | "carrier" | "tracking_number">;

/** Notifies the buyer of a shipped parcel, its contents, and how to track it. */
export async function queueShippedEmail(
  transaction: Connection,
  settings: Settings,
  order: Order,
  shipment: Shipment,
  pieces: { item: Pick<OrderItemView, "name" | "design_description">; quantity: number }[],
): Promise<void> {
  const carrier = findCarrier(shipment.carrier);
  const followed = carrier?.trackingUrl(shipment.tracking_number);
  await queueOrderEmail(transaction, settings, order, {
    kind: "shipment",
    subject: `Your order ${order.number} is on its way`,
    heading: "It's on its way",
    paragraphs: [
      `A package from your order ${order.number} has shipped.`,
      pieces
        .map(({ item: { name, design_description }, quantity }) =>
          describedLine({ quantity, name, description: design_description }),
        )
        .join("\n"),
      `${carrier?.title ?? shipment.carrier}, tracking number ${shipment.tracking_number}`,
      ...(followed ? [`Track your package: ${followed}`] : []),
    ],
    button: { label: "See your order", url: orderPage(settings, order) },
  });
}

/** Notifies the buyer of a delivered parcel, and what to do if something is wrong with it. */
export async function queueDeliveredEmail(
  transaction: Connection,
  settings: Settings,
  order: Order,
  shipment: Pick<Shipment, "number">,
): Promise<void> {
  await queueOrderEmail(transaction, settings, order, {
    kind: "shipment",
    subject: `Your package ${shipment.number} has arrived`,
    heading: "It's here",
    paragraphs: [
      `The carrier says package ${shipment.number} was delivered. ${brandOf(settings).letters.hope}`,
      "If anything is damaged, wrong or not what you hoped for, report it on your order page within 30 days. We'll remake it or refund it.",
    ],
    button: { label: "See your order", url: orderPage(settings, order) },
  });
}
