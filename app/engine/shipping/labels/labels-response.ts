import type { ShippingLabel, ShippingLabelState } from "../../admin-api/resolvers.generated";
import { loadProducts } from "../../catalog/load-products";
import type { Connection, Row } from "../../database/schema";
import { piecesToSend } from "../../orders/order-actions";
import type { OrderProgress } from "../../orders/order-progress";
import type { OrderView } from "../../orders/view-orders";
import { toMoney } from "../../totals/money";
import { packParcels } from "../parcels/pack-parcels";
import { pieceOf } from "../parcels/piece";
import type { ShippingTable } from "../shipping-table";
import { readRates } from "./find-label";

/** More pieces are not packed for a proposal. */
const MAX_PIECES = 500;

/** The labels of an order, as the staff's API shows them. @param fileToken with which they are opened */
export async function labelsResponse(
  db: Connection,
  fileToken: string,
  orderId: number,
): Promise<ShippingLabel[]> {
  const labels = await db
    .selectFrom("shipping_label")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
  return labels.map((label) => labelResponse(fileToken, label));
}

function labelResponse(fileToken: string, label: Row<"shipping_label">): ShippingLabel {
  const { box, carrier, cents, grams, id, problem, service, state, tracking_number } = label;
  return {
    id: String(id),
    state: state.toUpperCase() as ShippingLabelState,
    box,
    grams,
    rates: readRates(label).map((rate) => ({ ...rate, price: toMoney(rate.cents) })),
    carrier,
    service,
    price: cents === null ? null : toMoney(cents),
    tracking_number,
    problem,
    url: state === "bought" ? `/rest/mpc/V1/shipping-labels/${fileToken}/${id}.pdf` : null,
  };
}

/** The first parcel of what is not shipped yet; null when the weight of nothing is known. */
export async function proposedParcel(
  db: Connection,
  { items, order }: Pick<OrderView, "items" | "order">,
  progress: OrderProgress,
  { boxes }: Pick<ShippingTable, "boxes">,
): Promise<{ box: string | null; grams: number } | null> {
  const products = await loadProducts(
    db,
    order.store_code,
    items.map(({ sku }) => sku),
  );
  const pieces = items.flatMap((item) => {
    const measures = products.get(item.sku)?.measures;
    if (!measures) return [];
    const options = Object.fromEntries(item.options.map(({ code, value }) => [code, value]));
    const count = Math.min(piecesToSend(item, progress), MAX_PIECES);
    return Array.from({ length: count }, () => pieceOf(measures, options));
  });
  const [first] = packParcels(pieces.slice(0, MAX_PIECES), boxes);
  return first ? { box: first.box, grams: first.grams } : null;
}
