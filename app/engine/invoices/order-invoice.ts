import type { Row } from "../database/schema";
import type { Invoice, InvoiceItem, InvoiceTotal } from "../graphql/resolvers.generated";
import type { OrderResponse } from "../orders/order-response";
import { documentNumber } from "./document-number";

/** The only invoice of an order as the contract shows it: of all that was ordered. Its id is the order's. */
export function invoiceResponse(
  invoice: Row<"sales_invoice">,
  { id, items, total }: Pick<OrderResponse, "id" | "items" | "total">,
): Invoice {
  return {
    id,
    number: documentNumber("invoice", invoice),
    items: (items ?? []).flatMap((item) => (item ? [itemResponse(item)] : [])),
    // The order's totals have the members of the invoice's.
    total: total as InvoiceTotal,
    comments: [],
  };
}

function itemResponse(item: NonNullable<NonNullable<OrderResponse["items"]>[number]>): InvoiceItem {
  return {
    __typename: "InvoiceItem",
    id: item.id,
    order_item: item,
    product_name: item.product_name,
    product_sku: item.product_sku,
    product_sale_price: item.product_sale_price,
    discounts: item.discounts,
    quantity_invoiced: item.quantity_ordered,
  };
}
