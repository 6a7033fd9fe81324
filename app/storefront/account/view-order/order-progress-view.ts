import type {
  OrderCoreFragment,
  OrderParcelsFragment,
  ViewGuestOrderQuery,
} from "~/provider/contract/documents.generated";
import type { PartiallyLoaded } from "~/provider/partially-loaded";
import { longDate } from "../dates";

type ProviderOrder = PartiallyLoaded<
  ViewGuestOrderQuery["guestOrderByToken"],
  OrderCoreFragment & OrderParcelsFragment
>;

/** Converts the provider's order; with a host that knows little of it, only generally supported actions are offered. */
export function orderProgressView(order: ProviderOrder) {
  const actions = order.available_actions ?? [];
  const items = order.items ?? [];
  return {
    timeline: (order.timeline ?? []).map(({ code, label, at, is_done }) => ({
      code,
      label,
      day: at && longDate(at),
      isDone: is_done,
    })),
    parcels: parcels(order),
    refunds: (order.refunds ?? []).map((refund, index) => ({
      id: String(index),
      amount: refund.amount,
      day: longDate(refund.at),
      contents: (refund.items ?? [])
        .map(({ product_name, quantity }) => `${quantity} × ${product_name}`)
        .join(", "),
      creditMemoNumber: refund.credit_memo_number ?? null,
      /** Path of the PDF. */
      creditMemoPath: refund.credit_memo_url ?? null,
    })),
    /** Line id to its claim. */
    claims: Object.fromEntries(
      items.flatMap((item) => {
        if (!item?.claim) return [];
        const { created_at, ...claim } = item.claim;
        return [[item.id, { ...claim, day: longDate(created_at) }] as const];
      }),
    ),
    /** Ids of lines for which a claim is possible. */
    claimable: items.flatMap((item) => (item?.can_claim ? item.id : [])),
    canCancel: actions.includes("CANCEL"),
    canReorder: order.available_actions ? actions.includes("REORDER") : true,
    /** Path of the PDF; null while nothing was paid. */
    invoicePath: order.invoice_url ?? null,
  };
}

export type OrderProgressView = ReturnType<typeof orderProgressView>;
export type TimelineStep = OrderProgressView["timeline"][number];
export type ClaimView = OrderProgressView["claims"][string];

function parcels({ shipments }: ProviderOrder) {
  return (shipments ?? []).flatMap((shipment) => {
    if (!shipment) return [];
    const tracking = shipment.tracking?.[0];
    return {
      number: shipment.number,
      carrier: tracking?.title ?? "",
      trackingNumber: tracking?.number ?? null,
      trackingUrl: tracking?.url ?? null,
      sentOn: shipment.shipped_at ? longDate(shipment.shipped_at) : null,
      arrivedOn: shipment.delivered_at ? longDate(shipment.delivered_at) : null,
      /** `lineId` is null when the provider does not report it. */
      items: (shipment.items ?? []).flatMap((item) =>
        item
          ? {
              id: item.id,
              lineId: item.order_item_id ?? null,
              name: item.product_name ?? "",
              quantity: item.quantity_shipped,
            }
          : [],
      ),
    };
  });
}

export type ParcelView = ReturnType<typeof parcels>[number];
