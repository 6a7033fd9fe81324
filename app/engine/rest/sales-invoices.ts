import type { Row } from "../database/schema";
import { documentNumber } from "../invoices/document-number";
import { searchCriteriaResponse } from "./criteria/search-criteria";
import { type CriteriaColumns, criteriaCondition, numberColumn, timeColumn } from "./criteria/sql-criteria";
import { noSuchEntity } from "./magento-response";
import { orderItemsResponse, orderTotals } from "./order-response";
import type { SalesCall } from "./sales-access";
import { orderResponses } from "./sales-lists";
import { countMatches, pageQuery, readPage } from "./sales-page";
import { storeId } from "./store-routes";

/** Invoices that integrations and staff read, in the stores of their role. An order has one, whose id is the order's. */

/** Magento's number of the state "paid". */
const PAID = 2;

const columns: CriteriaColumns = {
  entity_id: numberColumn("sales_invoice.order_id"),
  order_id: numberColumn("sales_invoice.order_id"),
  created_at: timeColumn("sales_invoice.issued_at"),
};

/** GET invoices?searchCriteria[…], by entity_id unless sorted otherwise. */
export async function listInvoices(call: SalesCall): Promise<object> {
  const criteria = readPage(call.request);
  const matching = invoicesFor(call).where(criteriaCondition(criteria, columns));
  const [total_count, rows] = await Promise.all([
    countMatches(call.context.db, matching.select("order_id as id")),
    pageQuery(matching.selectAll(), criteria, columns).execute(),
  ]);
  return {
    items: await invoicesResponse(call.context, rows),
    search_criteria: searchCriteriaResponse(criteria),
    total_count,
  };
}

/** GET invoices/{id}. */
export async function showInvoice(call: SalesCall, id: string): Promise<object> {
  const rows = await invoicesFor(call).selectAll().where("order_id", "=", Number(id)).execute();
  const [invoice] = await invoicesResponse(call.context, rows);
  if (!invoice) throw noSuchEntity("id", id);
  return invoice;
}

function invoicesFor({ context, session }: SalesCall) {
  return context.db.selectFrom("sales_invoice").where("store_code", "in", session.storeCodes);
}

async function invoicesResponse(
  context: SalesCall["context"],
  invoices: Row<"sales_invoice">[],
): Promise<object[]> {
  const ids = invoices.map(({ order_id }) => order_id);
  const orders = await context.db.selectFrom("sales_order").selectAll().where("id", "in", ids).execute();
  const responses = await orderResponses(context, orders);
  const byId = new Map([...responses.values()].map((order) => [order.id, order]));
  return invoices.flatMap((invoice) => {
    const order = byId.get(String(invoice.order_id));
    if (!order) return [];
    return [
      {
        entity_id: order.id,
        increment_id: documentNumber("invoice", invoice),
        order_id: order.id,
        store_id: storeId(context, invoice.store_code),
        created_at: invoice.issued_at,
        state: PAID,
        ...orderTotals(order),
        items: orderItemsResponse(order).map(({ item_id, sku, name, qty_ordered, price }) => ({
          order_item_id: item_id,
          sku,
          name,
          qty: qty_ordered,
          price,
        })),
      },
    ];
  });
}
