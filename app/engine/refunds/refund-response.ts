import type { Settings } from "~/settings/settings.server";
import type { OrderRefund } from "../graphql/resolvers.generated";
import { creditMemoPath } from "../invoices/credit-memo-token";
import { documentNumber } from "../invoices/document-number";
import type { OrderView } from "../orders/view-orders";
import { toMoney } from "../totals/money";
import type { RefundView } from "./read-refunds";

/** A refund as the contract shows it, for those who may see the order. */
export function refundResponse(
  settings: Pick<Settings, "sessionSecret">,
  refund: RefundView,
  { items, order }: Pick<OrderView, "items" | "order">,
): OrderRefund {
  const { id, memo_number: number } = refund;
  return {
    amount: toMoney(refund.amount_cents),
    at: refund.created_at,
    items: refund.items.map(({ order_item_id, quantity, amount_cents }) => ({
      order_item_id: String(order_item_id),
      product_name: items.find((item) => item.id === order_item_id)?.name ?? "",
      quantity,
      amount: toMoney(amount_cents),
    })),
    shipping: toMoney(refund.shipping_cents),
    tax: toMoney(refund.tax_cents),
    adjustment: toMoney(refund.adjustment_cents),
    credit_memo_number:
      number === null ? null : documentNumber("credit_memo", { number, store_code: order.store_code }),
    credit_memo_url: number === null ? null : creditMemoPath(settings, id),
  };
}
