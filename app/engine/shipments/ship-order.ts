import type { Settings } from "~/settings/settings.server";
import type { Connection, Row } from "../database/schema";
import { inputError } from "../graphql/errors";
import { piecesToSend } from "../orders/order-actions";
import { whenOrderShipped } from "../orders/order-hooks";
import { type OrderProgress, progressOf } from "../orders/order-progress";
import { rejection } from "../orders/order-states";
import { takeStep } from "../orders/order-step";
import { type OrderItemView, viewOrder } from "../orders/view-orders";
import { printProblem } from "../print/print-problem";
import { type ParcelLabel, readParcelLabel } from "./parcel-label";
import { queueShippedEmail } from "./shipment-emails";

interface Pieces {
  item: OrderItemView;
  quantity: number;
}

/** A parcel as typed, not validated. */
export interface TypedParcel {
  carrier: string;
  tracking_number: string;
  /** Null: all pieces that are not shipped yet. */
  items?: readonly { order_item_id: string; quantity: number }[] | null;
}

/**
 * Records a parcel of a locked order in production and notifies the buyer; with the last pieces the order is shipped.
 * @returns the parcel's number
 * @throws GraphQLError of category input when the parcel's data are invalid, or a print file is missing
 */
export async function shipParcel(
  transaction: Connection,
  settings: Settings,
  order: Row<"sales_order">,
  typed: TypedParcel,
): Promise<string> {
  const label = readParcelLabel(typed);
  const problem = shippingProblem(order);
  if (problem) throw inputError(problem);
  const [{ items }, progress] = await Promise.all([
    viewOrder(transaction, order),
    progressOf(transaction, order),
  ]);
  const pieces = readPieces(items, progress, typed.items ?? null);
  const printing = await printProblem(transaction, order.id, new Set(pieces.map(({ item }) => item.id)));
  if (printing) throw inputError(printing, "items");
  rejectRepetition(progress, label);
  const shipment = { ...label, number: await nextNumber(transaction, order) };
  await keepShipment(transaction, order.id, shipment, pieces);
  await queueShippedEmail(transaction, settings, order, shipment, pieces);
  const toSend = items.reduce((total, item) => total + piecesToSend(item, progress), 0);
  const sent = pieces.reduce((total, { quantity }) => total + quantity, 0);
  if (sent === toSend) {
    const shipped = await takeStep(transaction, order, { to: "shipped", kind: "shipped" });
    await whenOrderShipped(transaction, shipped, settings);
  }
  return shipment.number;
}

/** Voided parcels keep their numbers. */
async function nextNumber(transaction: Connection, { id, number }: Row<"sales_order">): Promise<string> {
  const { count } = await transaction
    .selectFrom("shipment")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("order_id", "=", id)
    .executeTakeFirstOrThrow();
  return `${number}-${Number(count) + 1}`;
}

/** The reason no parcel of the order can be shipped now; null when one can. */
export function shippingProblem(order: Row<"sales_order">): string | null {
  if (order.shipping_address === null) return "Nothing in this order needs shipping.";
  return rejection(order, "shipped");
}

/** A form that was sent twice must not make two parcels: carriers give each parcel a tracking number of its own. */
function rejectRepetition({ shipments }: OrderProgress, { carrier, tracking_number }: ParcelLabel): void {
  const sent = shipments.find((each) => each.carrier === carrier && each.tracking_number === tracking_number);
  if (sent) {
    throw inputError(`You've already shipped package ${sent.number} with this number.`, "tracking_number");
  }
}

/** The pieces of the parcel; by default all that are not shipped yet. */
function readPieces(
  items: OrderItemView[],
  progress: OrderProgress,
  chosen: TypedParcel["items"] | null,
): Pieces[] {
  const toSend = items.map((item) => ({ item, quantity: piecesToSend(item, progress) }));
  const wanted = new Map(chosen?.map(({ order_item_id, quantity }) => [order_item_id, quantity]));
  if (chosen && wanted.size < chosen.length) throw inputError("Please list each item only once.", "items");
  const unknown = [...wanted.keys()].some((id) => !items.some((item) => String(item.id) === id));
  if (unknown) throw inputError("We couldn't find that item in the order.", "items");
  const pieces = toSend.map(({ item, quantity: max }) => {
    const quantity = chosen ? (wanted.get(String(item.id)) ?? 0) : max;
    if (quantity < 0 || quantity > max) {
      throw inputError(`${item.name}: you can still ship ${max}.`, "items");
    }
    return { item, quantity };
  });
  const sent = pieces.filter(({ quantity }) => quantity > 0);
  if (sent.length === 0) throw inputError("Please choose what's in the package.", "items");
  return sent;
}

async function keepShipment(
  transaction: Connection,
  orderId: number,
  shipment: Pick<Row<"shipment">, "number" | "carrier" | "tracking_number">,
  pieces: Pieces[],
): Promise<void> {
  const { id } = await transaction
    .insertInto("shipment")
    .values({ ...shipment, order_id: orderId, shipped_at: new Date().toISOString(), delivered_at: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto("shipment_item")
    .values(pieces.map(({ item, quantity }) => ({ shipment_id: id, order_item_id: item.id, quantity })))
    .execute();
}
