import type {
  ClaimStatus,
  ClaimWish,
  OrderParcelsFragment,
  OrderProgressFragment,
} from "~/provider/contract/documents.generated";
import type { MoneyAmount } from "~/storefront/ui/money";
import { longDate } from "../dates";

/** What has become of an order, as its page shows it. */
export interface OrderProgressView {
  timeline: TimelineStep[];
  parcels: ParcelView[];
  refunds: { amount: MoneyAmount; day: string }[];
  /** Line id → what was claimed. */
  claims: Record<string, ClaimView>;
  /** Ids of lines about which something can be claimed. */
  claimable: string[];
  canCancel: boolean;
  canReorder: boolean;
  /** Of the PDF; null while nothing was paid. */
  invoicePath: string | null;
}

export interface TimelineStep {
  code: string;
  label: string;
  /** In words; null when it is still to come, or not known. */
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
  /** `lineId` is null when the provider does not say it. */
  items: { id: string; lineId: string | null; name: string; quantity: number }[];
}

export interface ClaimView {
  wish: ClaimWish;
  status: ClaimStatus;
  message: string;
  answer: string;
  day: string;
}

/**
 * @param extension null when the provider has no extension, or with little in it; then little is known, and only what any
 *   provider can do is offered
 */
export function orderProgressView(
  core: OrderParcelsFragment,
  extension: OrderProgressFragment | null,
): OrderProgressView {
  const actions = extension?.available_actions ?? [];
  const items = extension?.items ?? [];
  return {
    timeline: (extension?.timeline ?? []).map(({ code, label, at, is_done }) => ({
      code,
      label,
      day: at && longDate(at),
      isDone: is_done,
    })),
    parcels: parcels(core, extension),
    refunds: (extension?.refunds ?? []).map(({ amount, at }) => ({ amount, day: longDate(at) })),
    claims: Object.fromEntries(
      items.flatMap((item) => {
        if (!item?.claim) return [];
        const { created_at, wish, status, message, answer } = item.claim;
        return [[item.id, { wish, status, message, answer, day: longDate(created_at) }]];
      }),
    ),
    claimable: items.flatMap((item) => (item?.can_claim ? item.id : [])),
    canCancel: actions.includes("CANCEL"),
    canReorder: extension?.available_actions ? actions.includes("REORDER") : true,
    invoicePath: extension?.invoice_url ?? null,
  };
}

function parcels(core: OrderParcelsFragment, extension: OrderProgressFragment | null): ParcelView[] {
  const extras = new Map(
    extension?.shipments?.flatMap((shipment) => (shipment ? [[shipment.id, shipment] as const] : [])),
  );
  return (core.shipments ?? []).flatMap((shipment) => {
    if (!shipment) return [];
    const extra = extras.get(shipment.id);
    const lineOf = new Map(extra?.items?.flatMap((item) => (item ? [[item.id, item.order_item_id]] : [])));
    const tracking = shipment.tracking?.[0];
    return {
      number: shipment.number,
      carrier: tracking?.title ?? "",
      trackingNumber: tracking?.number ?? null,
      trackingUrl: extra?.tracking?.[0]?.url ?? null,
      sentOn: extra?.shipped_at ? longDate(extra.shipped_at) : null,
      arrivedOn: extra?.delivered_at ? longDate(extra.delivered_at) : null,
      items: (shipment.items ?? []).flatMap((item) =>
        item
          ? {
              id: item.id,
              lineId: lineOf.get(item.id) ?? null,
              name: item.product_name ?? "",
              quantity: item.quantity_shipped,
            }
          : [],
      ),
    };
  });
}
