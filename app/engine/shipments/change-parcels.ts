import type { Settings } from "~/settings/settings.server";
import type { Connection, Row } from "../database/schema";
import { inputError } from "../graphql/errors";
import { queueOrderEmail } from "../mail/queue-short-email";
import { piecesToSend } from "../orders/order-actions";
import { orderPage } from "../orders/order-link";
import { progressOf, type ShipmentView } from "../orders/order-progress";
import { takeStep } from "../orders/order-step";
import { viewOrder } from "../orders/view-orders";
import { type ParcelLabel, readParcelLabel } from "./parcel-label";
import { queueShippedEmail } from "./shipment-emails";

/** Corrections of parcels of a locked order, which have not arrived yet. */

type Order = Row<"sales_order">;

/**
 * Replaces carrier and tracking number, and emails the new ones to the buyer.
 * @throws GraphQLError of category input
 */
export async function correctParcel(
  transaction: Connection,
  settings: Settings,
  order: Order,
  { parcel, ...typed }: ParcelLabel & { parcel: string },
): Promise<void> {
  const label = readParcelLabel(typed);
  const shipment = await openParcel(transaction, order, parcel);
  const isSame = shipment.carrier === label.carrier && shipment.tracking_number === label.tracking_number;
  if (isSame) throw inputError("The parcel has that number already.", "tracking_number");
  await transaction
    .updateTable("shipment")
    .set({ ...label, in_transit_at: null })
    .where("id", "=", shipment.id)
    .execute();
  const { items } = await viewOrder(transaction, order);
  const pieces = shipment.items.flatMap(({ order_item_id, quantity }) => {
    const item = items.find(({ id }) => id === order_item_id);
    return item ? { item, quantity } : [];
  });
  await queueShippedEmail(transaction, settings, order, { ...label, number: shipment.number }, pieces);
}

/**
 * Voids a parcel: its pieces are to be shipped again, and an order that was shipped is back in production.
 * @throws GraphQLError of category input
 */
export async function voidParcel(transaction: Connection, order: Order, parcel: string): Promise<void> {
  const shipment = await openParcel(transaction, order, parcel);
  await markVoided(transaction, shipment);
  if (order.status !== "shipped") return;
  const [{ items }, progress] = await Promise.all([
    viewOrder(transaction, order),
    progressOf(transaction, order),
  ]);
  if (items.every((item) => piecesToSend(item, progress) === 0)) return;
  await takeStep(transaction, order, { to: "in_production", kind: "parcel-voided" });
}

/**
 * Moves the pieces of a parcel into another one and voids it: both were shipped as one.
 * @param parcel the number of the one that ends
 * @throws GraphQLError of category input
 */
export async function mergeParcels(
  transaction: Connection,
  order: Order,
  { parcel, into }: { parcel: string; into: string },
): Promise<void> {
  if (parcel === into) throw inputError("Please choose another parcel.", "into");
  const [from, to] = [
    await openParcel(transaction, order, parcel),
    await openParcel(transaction, order, into),
  ];
  for (const { order_item_id, quantity } of from.items) {
    await transaction
      .insertInto("shipment_item")
      .values({ shipment_id: to.id, order_item_id, quantity })
      .onConflict((conflict) =>
        conflict
          .columns(["shipment_id", "order_item_id"])
          .doUpdateSet((row) => ({ quantity: row("shipment_item.quantity", "+", quantity) })),
      )
      .execute();
  }
  await transaction.deleteFrom("shipment_item").where("shipment_id", "=", from.id).execute();
  await markVoided(transaction, from);
}

/**
 * Records that the carrier lost a parcel, so that the buyer can claim what was in it, and tells the buyer so.
 * @throws GraphQLError of category input
 */
export async function loseParcel(
  transaction: Connection,
  settings: Settings,
  order: Order,
  parcel: string,
): Promise<void> {
  const shipment = await openParcel(transaction, order, parcel);
  if (shipment.lost_at !== null) throw inputError("The parcel is recorded as lost already.");
  await transaction
    .updateTable("shipment")
    .set({ lost_at: new Date().toISOString() })
    .where("id", "=", shipment.id)
    .execute();
  await queueOrderEmail(transaction, settings, order, {
    kind: "shipment",
    subject: `Your package ${shipment.number} seems to be lost`,
    heading: "We're sorry: your package seems to be lost",
    paragraphs: [
      `The carrier can't find package ${shipment.number} from your order ${order.number}.`,
      "Tell us on your order page what you'd like us to do: we'll remake it or refund it.",
    ],
    button: { label: "See your order", url: orderPage(settings, order) },
  });
}

/** @throws GraphQLError of category input when the order has no such parcel, or it has arrived */
async function openParcel(transaction: Connection, order: Order, number: string): Promise<ShipmentView> {
  const { shipments } = await progressOf(transaction, order);
  const shipment = shipments.find((each) => each.number === number);
  if (!shipment) throw inputError("We couldn't find that parcel.");
  if (shipment.delivered_at !== null)
    throw inputError(`Parcel ${number} has been delivered, so it can't be changed.`);
  return shipment;
}

async function markVoided(transaction: Connection, { id }: ShipmentView): Promise<void> {
  await transaction
    .updateTable("shipment")
    .set({ voided_at: new Date().toISOString() })
    .where("id", "=", id)
    .execute();
}
