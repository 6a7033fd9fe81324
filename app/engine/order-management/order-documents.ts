import type { Settings } from "~/settings/settings.server";
import type { OrderDocument } from "../admin-api/resolvers.generated";
import type { Row } from "../database/schema";
import { creditMemoPath } from "../invoices/credit-memo-token";
import { documentNumber } from "../invoices/document-number";
import { paidInvoicePath } from "../invoices/invoice-token";
import type { RefundView } from "../refunds/read-refunds";
import { shopAddress } from "../shared/shop-address";

/** The invoice as staff open it. */
export function invoiceDocument(settings: Settings, invoice: Row<"sales_invoice">): OrderDocument {
  return {
    number: documentNumber("invoice", invoice),
    url: shopAddress(settings, paidInvoicePath(settings, invoice.order_id)),
  };
}

/** The credit memo of a refund as staff open it; null for one without. */
export function creditMemoDocument(
  settings: Settings,
  { id, memo_number: number }: Pick<RefundView, "id" | "memo_number">,
  { store_code }: Pick<Row<"sales_order">, "store_code">,
): OrderDocument | null {
  if (number === null) return null;
  return {
    number: documentNumber("credit_memo", { number, store_code }),
    url: shopAddress(settings, creditMemoPath(settings, id)),
  };
}
