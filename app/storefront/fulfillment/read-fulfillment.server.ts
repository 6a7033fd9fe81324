import { FulfillmentDocument, type FulfillmentFragment } from "~/provider/contract/documents.generated";
import { openProvider } from "~/provider/provider.server";
import { addressLines } from "../account/address-lines";
import { longDate } from "../account/dates";
import { claimReasons, claimWishes } from "../account/view-order/order-forms";
import { ARTWORK_PATH, artworkPath } from "../artwork/artwork-view";
import { moneyText } from "../ui/money";
import { printView } from "./print-view";
import { type RefundView, refundView } from "./refund-view.server";

/**
 * Reads the order of the token in an email's link.
 * @param search of the page's URL: what to refund, for a preview
 * @throws Response 404 for an invalid token
 */
export async function readFulfillment(token: string, search: URLSearchParams): Promise<FulfillmentView> {
  const provider = await openProvider(new Request("http://localhost/"));
  const { fulfillment } = await provider.request(FulfillmentDocument, { token });
  if (!fulfillment) throw new Response("Page Not Found", { status: 404 });
  const refund = await refundView(provider, token, fulfillment, search);
  return { ...fulfillmentView(fulfillment), refund };
}

function fulfillmentView({
  order,
  artwork_token,
  carriers,
  steps,
  can_ship,
  claims,
  prints,
}: FulfillmentFragment) {
  return {
    number: order.number,
    /** Path of the page that shows the designs as they are printed. */
    artworkPath: artworkPath(ARTWORK_PATH, artwork_token),
    status: order.status,
    statusCode: order.status_code,
    placedOn: longDate(order.order_date),
    email: order.email ?? "",
    total: order.total?.grand_total ?? null,
    shippingMethod: order.shipping_method,
    /** The parcel must not contain prices. */
    isDropship: order.additional_information.dropship,
    /** What the shopper asks of the workshop. */
    notes: notesOf(order.additional_information),
    shippingAddress: order.shipping_address && addressLines(order.shipping_address),
    lines: (order.items ?? []).flatMap((item) => {
      if (!item) return [];
      const quantity = item.quantity_ordered ?? 0;
      return {
        id: item.id,
        name: item.product_name ?? "",
        options: (item.selected_options ?? []).flatMap((option) => option ?? []),
        quantity,
        /** Number of pieces that are neither shipped nor refunded. */
        toSend: quantity - Math.max(item.quantity_shipped ?? 0, item.quantity_refunded ?? 0),
      };
    }),
    parcels: (order.shipments ?? []).flatMap((shipment) => (shipment ? parcelView(shipment) : [])),
    steps,
    canShip: can_ship,
    carriers,
    claims: claims.map(claimView),
    refunds: order.refunds.map((refund, index) => refundedView(refund, index)),
    prints: prints.map((print) => printView(print, order.items ?? [])),
  };
}

function notesOf(said: FulfillmentFragment["order"]["additional_information"]) {
  const notes = [
    { title: "Proof", text: said.send_proof && "Requested: don't start until the buyer approves it." },
    { title: "Order comment", text: said.order_comment },
    { title: "Gift message for a card", text: said.gift_message },
    { title: "How they found us", text: said.attribution && foundBy(said.attribution) },
  ];
  return notes.flatMap(({ title, text }) => (text ? { title, text } : []));
}

type Attribution = NonNullable<FulfillmentFragment["order"]["additional_information"]["attribution"]>;

/** One cookie of the buyer's arrival a line. */
function foundBy(attribution: Attribution): string {
  const lines = [
    ["Source", attribution.traffic_source?.replaceAll(",", ", ")],
    ["Affiliate", attribution.affiliate],
    ["Campaign", attribution.campaign],
    ["Landing page", attribution.landing_page],
    ["Brand code", attribution.brand_code],
  ];
  return lines.flatMap(([name, value]) => (value ? `${name}: ${value}` : [])).join("\n");
}

/** An order as the shop sees it, opened by the link in its email. */
export interface FulfillmentView extends ReturnType<typeof fulfillmentView> {
  /** Null when nothing can be refunded. */
  refund: RefundView | null;
}

function refundedView(refund: FulfillmentFragment["order"]["refunds"][number], index: number) {
  const { amount, at, credit_memo_number, credit_memo_url, items } = refund;
  return {
    id: String(index),
    amount: moneyText(amount),
    day: longDate(at),
    contents: items.map(({ product_name, quantity }) => `${quantity} × ${product_name}`).join(", "),
    creditMemo:
      credit_memo_number && credit_memo_url ? { number: credit_memo_number, path: credit_memo_url } : null,
  };
}

type Shipment = NonNullable<NonNullable<FulfillmentFragment["order"]["shipments"]>[number]>;

function parcelView({ number, shipped_at, delivered_at, tracking, items }: Shipment) {
  return {
    number,
    carrier: tracking?.[0]?.title ?? "",
    trackingNumber: tracking?.[0]?.number ?? "",
    sentOn: longDate(shipped_at),
    arrivedOn: delivered_at && longDate(delivered_at),
    contents: (items ?? [])
      .map((item) => `${item?.quantity_shipped ?? 0} × ${item?.product_name ?? ""}`)
      .join(", "),
  };
}

function claimView({ claim, product_name, refund_amount, photo_url }: FulfillmentFragment["claims"][number]) {
  return {
    id: claim.id,
    product: product_name,
    reason: claimReasons[claim.reason],
    wish: claimWishes[claim.wish],
    message: claim.message,
    status: claim.status,
    answer: claim.answer,
    day: longDate(claim.created_at),
    refund: refund_amount,
    /** Part of a URL; null without a photo. */
    photo: photo_url,
  };
}

export type FulfillmentClaim = ReturnType<typeof claimView>;
