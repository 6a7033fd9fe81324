import { readWrappings } from "../../gift-options/gift-wrappings";
import { invoiceResponse } from "../../invoices/order-invoice";
import { cancelOrderByToken } from "../../orders/cancel-order";
import type { ItemOfOrder } from "../../orders/order-item-response";
import {
  type JurisdictionTax,
  readInvoices,
  readProducts,
  readRefundTaxes,
  readTaxes,
} from "../../orders/order-members";
import type { OrderResponse } from "../../orders/order-response";
import type { TotalOfOrder } from "../../orders/order-totals";
import type { TotalOfCreditMemo } from "../../refunds/credit-memos";
import { rowId } from "../../shared/row-id";
import { toMoney } from "../../totals/money";
import type { EngineContext } from "../context";
import type { Resolvers, TaxItem } from "../resolvers.generated";

const NOTHING_TO_CONFIRM = "Nothing waits for a confirmation: this store cancels orders at once.";

/** Members of orders that Magento's other clients query; what needs a query is read once for all orders of a response. */
export const orderMemberResolvers: Resolvers = {
  Mutation: {
    requestGuestOrderCancel: (_root, { input }, context) =>
      cancelOrderByToken(context, input.token, input.reason),
    confirmCancelOrder: () => ({ errorV2: { code: "UNDEFINED", message: NOTHING_TO_CONFIRM } }),
  },
  CustomerOrder: {
    async invoices(order, _arguments, context) {
      const invoice = (await readInvoices(context, order)).get(rowId(order.id ?? ""));
      return invoice ? [invoiceResponse(invoice, order as OrderResponse)] : [];
    },
  },
  OrderItem: {
    product: async (item, _arguments, context) =>
      (await readProducts(context, item)).bySku.get(item.product_sku ?? "")?.view ?? null,
    quantity_invoiced: (item, _arguments, context) => quantityInvoiced(item, context),
    /** In Magento's words. */
    async status(item, _arguments, context) {
      const ordered = item.quantity_ordered ?? 0;
      if (item.quantity_canceled === ordered) return "Canceled";
      if (item.quantity_refunded === ordered) return "Refunded";
      if ((item.quantity_shipped ?? 0) >= ordered) return "Shipped";
      if ((item.quantity_shipped ?? 0) > 0) return "Partial";
      return (await quantityInvoiced(item, context)) > 0 ? "Invoiced" : "Ordered";
    },
    async gift_wrapping({ gift_wrapping: wrapping }, _arguments, { db, storeCode }) {
      if (!wrapping) return null;
      const offered = await readWrappings(db, storeCode);
      const same = [...offered.values()].find(({ title }) => title === wrapping.design);
      return { ...wrapping, uid: same?.code ?? wrapping.uid };
    },
  },
  OrderTotal: { taxes: orderTaxes, shipping_handling: shippingOf },
  InvoiceTotal: { taxes: orderTaxes, shipping_handling: shippingOf },
  CreditMemoTotal: {
    async taxes(total, _arguments, context) {
      const { refundId } = total as TotalOfCreditMemo;
      const taxes = (await readRefundTaxes(context, total)).get(refundId) ?? [];
      return taxItems(taxes.map((tax) => ({ ...tax, cents: tax.tax_cents })));
    },
  },
};

/** An order has one invoice, of all pieces. */
async function quantityInvoiced(item: object, context: EngineContext): Promise<number> {
  const { orderId, quantity_ordered } = item as ItemOfOrder;
  const invoice = (await readInvoices(context, item)).get(orderId);
  return invoice ? (quantity_ordered ?? 0) : 0;
}

async function orderTaxes(total: object, _arguments: object, context: EngineContext) {
  const taxes = await taxesOf(total, context);
  return taxItems(taxes.map((tax) => ({ ...tax, cents: tax.tax_cents })));
}

async function shippingOf(total: object, _arguments: object, context: EngineContext) {
  const { shipping_handling: shipping } = total as TotalOfOrder;
  if (!shipping) return null;
  const taxes = await taxesOf(total, context);
  return { ...shipping, taxes: taxItems(taxes.map((tax) => ({ ...tax, cents: tax.shipping_cents ?? 0 }))) };
}

async function taxesOf(total: object, context: EngineContext) {
  return (await readTaxes(context, total)).get((total as TotalOfOrder).orderId) ?? [];
}

/** Without jurisdictions that exempt the sale. */
function taxItems(taxes: (JurisdictionTax & { cents: number })[]): TaxItem[] {
  return taxes
    .filter(({ cents }) => cents !== 0)
    .map(({ cents, name, rate_thousandths }) => ({
      amount: toMoney(cents),
      title: name,
      rate: rate_thousandths / 1000,
    }));
}
