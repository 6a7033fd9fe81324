import type { Connection, Row } from "../database/schema";
import { type RefundView, readRefunds } from "../refunds/read-refunds";
import { groupBy } from "../shared/group-by";

/** What has happened to an order since it was placed. */
export interface OrderProgress {
  /** In chronological order. */
  events: Row<"order_event">[];
  /** In order of shipping, without voided ones. */
  shipments: ShipmentView[];
  claims: Row<"order_claim">[];
  refunds: RefundView[];
  /** Pieces that are made again. */
  remakes: Row<"order_remake">[];
}

/** A parcel with its pieces. */
export interface ShipmentView extends Row<"shipment"> {
  items: Row<"shipment_item">[];
}

/** Progress of an order just placed. */
export const NOTHING_YET: OrderProgress = { events: [], shipments: [], claims: [], refunds: [], remakes: [] };

export async function readProgress(
  db: Connection,
  orders: Pick<Row<"sales_order">, "id">[],
): Promise<(orderId: number) => OrderProgress> {
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return () => NOTHING_YET;
  const [events, shipments, claims, refunds, remakes] = await Promise.all([
    db.selectFrom("order_event").selectAll().where("order_id", "in", ids).orderBy("id").execute(),
    readShipments(db, ids),
    db.selectFrom("order_claim").selectAll().where("order_id", "in", ids).orderBy("id").execute(),
    readRefunds(db, ids),
    db.selectFrom("order_remake").selectAll().where("order_id", "in", ids).orderBy("id").execute(),
  ]);
  const [eventsOf, shipmentsOf] = [byOrder(events), byOrder(shipments)];
  const [claimsOf, refundsOf, remakesOf] = [byOrder(claims), byOrder(refunds), byOrder(remakes)];
  return (id) => ({
    events: eventsOf(id),
    shipments: shipmentsOf(id),
    claims: claimsOf(id),
    refunds: refundsOf(id),
    remakes: remakesOf(id),
  });
}

function byOrder<OfOrder extends { order_id: number }>(rows: OfOrder[]): (orderId: number) => OfOrder[] {
  const groups = groupBy(rows, ({ order_id }) => order_id);
  return (orderId) => groups.get(orderId) ?? [];
}

export async function progressOf(db: Connection, order: Pick<Row<"sales_order">, "id">) {
  return (await readProgress(db, [order]))(order.id);
}

/** Pieces of a line that were shipped or delivered. */
export function piecesShipped({ shipments }: Pick<OrderProgress, "shipments">, orderItemId: number): number {
  return shipments
    .flatMap(({ items }) => items)
    .filter(({ order_item_id }) => order_item_id === orderItemId)
    .reduce((total, { quantity }) => total + quantity, 0);
}

async function readShipments(db: Connection, orderIds: number[]): Promise<ShipmentView[]> {
  const shipments = await db
    .selectFrom("shipment")
    .selectAll()
    .where("order_id", "in", orderIds)
    .where("voided_at", "is", null)
    .orderBy("id")
    .execute();
  if (shipments.length === 0) return [];
  const ids = shipments.map(({ id }) => id);
  const items = await db
    .selectFrom("shipment_item")
    .selectAll()
    .where("shipment_id", "in", ids)
    .orderBy("order_item_id")
    .execute();
  const itemsOf = groupBy(items, ({ shipment_id }) => shipment_id);
  return shipments.map((shipment) => ({ ...shipment, items: itemsOf.get(shipment.id) ?? [] }));
}
