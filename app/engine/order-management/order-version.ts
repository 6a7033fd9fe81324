import type { Row } from "../database/schema";
import type { OrderProgress } from "../orders/order-progress";
import { sha256 } from "../shared/secrets";

const LENGTH = 16;

/**
 * Digest of everything that a decision about an order depends on: it differs as soon as somebody, or the system, has
 * changed the order. Notes are left out, since they change nothing.
 */
export function orderVersion(order: Row<"sales_order">, progress: OrderProgress): string {
  const { status, payment_reference, open_proofs, shipping_address, arrival_date } = order;
  const { events, shipments, claims, refunds, remakes } = progress;
  const state = [
    [status, payment_reference, open_proofs, shipping_address, arrival_date],
    events.at(-1)?.id ?? 0,
    shipments.map(({ id, carrier, tracking_number, delivered_at, lost_at, items }) => [
      [id, carrier, tracking_number, delivered_at, lost_at],
      items.map(({ order_item_id, quantity }) => [order_item_id, quantity]),
    ]),
    claims.map(({ id, status: claimStatus }) => [id, claimStatus]),
    refunds.map(({ id }) => id),
    remakes.map(({ id }) => id),
  ];
  return sha256(JSON.stringify(state)).slice(0, LENGTH);
}
