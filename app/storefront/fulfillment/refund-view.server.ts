import { randomUUID } from "node:crypto";
import { type FulfillmentFragment, PreviewRefundDocument } from "~/provider/contract/documents.generated";
import type { Provider } from "~/provider/provider.server";
import { isRefundField, REFUND_FIELDS, readRefundFields, refundField } from "~/provider/refund-fields";
import { moneyText } from "../ui/money";

/** Value of the parameter `refund` with which the page shows a preview. */
const PREVIEW = "preview";

/**
 * The form of a refund, with its preview if the URL has one. Null when nothing is left to refund.
 * @param search of the page's URL
 */
export async function refundView(
  provider: Provider,
  token: string,
  { order, refundable }: FulfillmentFragment,
  search: URLSearchParams,
) {
  if (!refundable) return null;
  const names = new Map((order.items ?? []).map((item) => [item?.id, item?.product_name ?? ""]));
  const isPreview = search.get("refund") === PREVIEW;
  const typed = (name: string) => (isPreview ? (search.get(name) ?? "") : "");
  return {
    left: moneyText(refundable.amount),
    lines: refundable.items.map(({ order_item_id, quantity }) => ({
      field: refundField(order_item_id),
      name: names.get(order_item_id) ?? "",
      left: quantity,
      typed: typed(refundField(order_item_id)) || "0",
    })),
    shippingLeft: refundable.shipping.value ? moneyText(refundable.shipping) : null,
    shipping: typed(REFUND_FIELDS.shipping),
    adjustment: typed(REFUND_FIELDS.adjustment),
    ...(isPreview
      ? await preview(provider, token, search, refundable.amount.value ?? 0)
      : { problem: null, preview: null }),
  };
}

export type RefundView = NonNullable<Awaited<ReturnType<typeof refundView>>>;

/** @param refundable in dollars */
async function preview(provider: Provider, token: string, search: URLSearchParams, refundable: number) {
  const read = readRefundFields(search);
  if ("problem" in read) return { problem: read.problem, preview: null };
  const result = await provider.attempt(PreviewRefundDocument, { token, refund: read.input });
  if (!result.status) return { problem: result.message, preview: null };
  const { adjustment, amount, destinations, is_whole, items, shipping, tax } = result.data.previewRefund;
  const others = [
    { label: "Shipping", amount: shipping },
    { label: "Sales tax", amount: tax },
    { label: (adjustment.value ?? 0) < 0 ? "Refunded before" : "Additional refund", amount: adjustment },
  ].filter(({ amount: { value } }) => value !== 0);
  return {
    problem: null,
    preview: {
      parts: [
        ...items.map((item) => ({
          id: item.order_item_id,
          label: `${item.quantity} × ${item.product_name}`,
          amount: item.amount,
        })),
        ...others.map((other) => ({ id: other.label, ...other })),
      ].map((part) => ({ ...part, amount: moneyText(part.amount) })),
      amount: moneyText(amount),
      destinations: destinations.map((each, index) => ({
        id: String(index),
        label: each.label,
        amount: moneyText(each.amount),
      })),
      isWhole: is_whole,
      /** The same form sent twice refunds once. */
      key: randomUUID(),
      refundable,
      fields: [...search].filter(([name]) => isRefundField(name)),
    },
  };
}
