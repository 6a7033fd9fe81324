import type {
  ClaimStatus,
  ClaimWish,
  OrderCoreFragment,
  OrderParcelsFragment,
  ViewGuestOrderQuery,
} from "~/provider/contract/documents.generated";
import type { PartlyKnown } from "~/provider/partly-known";
import type { MoneyAmount } from "~/storefront/ui/money";
import { longDate } from "../dates";

/** The progress of an order for its page. */
export interface OrderProgressView {
  timeline: TimelineStep[];
  parcels: ParcelView[];
  refunds: { amount: MoneyAmount; day: string }[];
  /** Line id → its claim. */
  claims: Record<string, ClaimView>;
  /** Ids of lines for which a claim is possible. */
  claimable: string[];
  canCancel: boolean;
  canReorder: boolean;
  /** Path of the PDF; null while nothing was paid. */
  invoicePath: string | null;
}

export interface TimelineStep {
  code: string;
  label: string;
  /** Formatted; null when it is in the future, or unknown. */
  day: string | null;
  isDone: boolean;
}

export interface ParcelView {
  number: string;
  carrier: string;
  trackingNumber: string | null;
  trackingUrl: string | null;
  sentOn: string | null;
  arrivedOn: string | null;
  /** `lineId` is null when the provider does not report it. */
  items: { id: string; lineId: string | null; name: string; quantity: number }[];
}

export interface ClaimView {
  wish: ClaimWish;
  status: ClaimStatus;
  message: string;
  answer: string;
  day: string;
}

type ProviderOrder = PartlyKnown<
  ViewGuestOrderQuery["guestOrderByToken"],
  OrderCoreFragment & OrderParcelsFragment
>;

/** Converts the provider's order; with a host that knows little of it, only generally supported actions are offered. */
export function orderProgressView(order: ProviderOrder): OrderProgressView {
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
    refunds: (order.refunds ?? []).map(({ amount, at }) => ({ amount, day: longDate(at) })),
    claims: Object.fromEntries(
      items.flatMap((item) => {
        if (!item?.claim) return [];
        const { created_at, wish, status, message, answer } = item.claim;
        return [[item.id, { wish, status, message, answer, day: longDate(created_at) }]];
      }),
    ),
    claimable: items.flatMap((item) => (item?.can_claim ? item.id : [])),
    canCancel: actions.includes("CANCEL"),
    canReorder: order.available_actions ? actions.includes("REORDER") : true,
    invoicePath: order.invoice_url ?? null,
  };
}

function parcels({ shipments }: ProviderOrder): ParcelView[] {
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
