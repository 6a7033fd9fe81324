import type { Row } from "../database/schema";
import type { CreditMemo, CreditMemoTotal, OrderItem } from "../graphql/resolvers.generated";
import { documentNumber } from "../invoices/document-number";
import { shippingHandling } from "../orders/order-totals";
import { toMoney } from "../totals/money";
import type { RefundView } from "./read-refunds";

/** The totals of a credit memo, with the refund's id, by which resolvers find its taxes. */
export interface TotalOfCreditMemo extends CreditMemoTotal {
  refundId: number;
}

/** The credit memos of an order's refunds; older refunds have none. @param items of the order */
export function creditMemosResponse(
  refunds: RefundView[],
  { store_code }: Pick<Row<"sales_order">, "store_code">,
  items: OrderItem[],
): CreditMemo[] {
  return refunds.flatMap((refund) => {
    const { id, memo_number: number } = refund;
    if (number === null) return [];
    return [
      {
        id: String(id),
        number: documentNumber("credit_memo", { number, store_code }),
        items: refund.items.flatMap(({ order_item_id, quantity }) =>
          itemResponse(
            id,
            items.find((item) => item.id === String(order_item_id)),
            quantity,
          ),
        ),
        total: totalResponse(refund),
        comments: [],
      },
    ];
  });
}

function itemResponse(refundId: number, item: OrderItem | undefined, quantity: number) {
  if (!item) return [];
  return [
    {
      __typename: "CreditMemoItem" as const,
      id: `${refundId}-${item.id}`,
      order_item: item,
      product_name: item.product_name,
      product_sku: item.product_sku,
      product_sale_price: item.product_sale_price,
      // The totals are after discounts.
      discounts: [],
      quantity_refunded: quantity,
    },
  ];
}

function totalResponse(refund: RefundView): TotalOfCreditMemo {
  const itemCents = refund.items.reduce((total, { amount_cents }) => total + amount_cents, 0);
  return {
    refundId: refund.id,
    grand_total: toMoney(refund.amount_cents),
    base_grand_total: toMoney(refund.amount_cents),
    subtotal: toMoney(itemCents),
    adjustment: toMoney(refund.adjustment_cents),
    total_tax: toMoney(refund.tax_cents),
    total_shipping: toMoney(refund.shipping_cents),
    shipping_handling: shippingHandling(refund.shipping_cents, refund.shipping_tax_cents),
    discounts: [],
  };
}
