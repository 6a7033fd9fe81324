import type { Order, PackageToLabel } from "../admin-api/resolvers.generated";
import type { JobContext } from "../jobs/job";
import type { OrderProgress } from "../orders/order-progress";
import type { OrderView } from "../orders/view-orders";
import { shippingProblem } from "../shipments/ship-order";
import { labelsResponse, proposedParcel } from "../shipping/labels/labels-response";
import { openShippingProvider } from "../shipping/labels/open-shipping-provider";
import { readShippingTable } from "../shipping/shipping-table";
import { isAllowed, type StaffSession } from "../staff/staff-session";

interface LabeledOrder {
  view: OrderView;
  progress: OrderProgress;
  /** With which the labels are opened. */
  fileToken: string;
}

type LabelContext = Pick<JobContext, "db" | "settings">;

/** The labels of an order, and the package that one can be bought for now; nothing for people who may not ship. */
export async function orderLabels(
  context: LabelContext,
  session: StaffSession,
  order: LabeledOrder,
): Promise<Pick<Order, "labels" | "package_to_label">> {
  if (!isAllowed(session, "sales.ship")) return { labels: [], package_to_label: null };
  return {
    labels: await labelsResponse(context.db, order.fileToken, order.view.order.id),
    package_to_label: await packageToLabel(context, order),
  };
}

async function packageToLabel(
  { db, settings }: LabelContext,
  { view, progress }: LabeledOrder,
): Promise<PackageToLabel | null> {
  if (shippingProblem(view.order) !== null || openShippingProvider(settings) === null) return null;
  const table = await readShippingTable(db, view.order.store_code);
  const parcel = await proposedParcel(db, view, progress, table);
  return {
    boxes: table.boxes.map(({ code, title }) => ({ code, title })),
    box: parcel?.box ?? null,
    grams: parcel?.grams ?? null,
  };
}
