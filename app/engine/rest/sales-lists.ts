import type { Row } from "../database/schema";
import { scopeOf } from "../order-management/order-scope";
import { type OrderResponse, ordersResponse } from "../orders/order-response";
import { storeSettings } from "../shared/store-settings";
import { searchCriteriaResponse } from "./criteria/search-criteria";
import {
  type CriteriaColumns,
  criteriaCondition,
  numberColumn,
  textColumn,
  timeColumn,
} from "./criteria/sql-criteria";
import { noSuchEntity } from "./magento-response";
import { salesOrderResponse } from "./order-response";
import type { SalesCall } from "./sales-access";
import { countMatches, pageQuery, readPage } from "./sales-page";
import { shipmentResponse } from "./shipment-response";
import { storeId } from "./store-routes";

/** Orders and shipments that integrations and staff read, in the stores of their role. */

const orderColumns: CriteriaColumns = {
  entity_id: numberColumn("sales_order.id"),
  increment_id: textColumn("sales_order.number"),
  status: textColumn("sales_order.status"),
  customer_id: numberColumn("sales_order.customer_id"),
  customer_email: { column: "sales_order.email", read: (text) => text.trim().toLowerCase() },
  created_at: timeColumn("sales_order.created_at"),
};
const shipmentColumns: CriteriaColumns = {
  entity_id: numberColumn("shipment.id"),
  increment_id: textColumn("shipment.number"),
  order_id: numberColumn("shipment.order_id"),
  created_at: timeColumn("shipment.shipped_at"),
};

/** GET orders?searchCriteria[…], by entity_id unless sorted otherwise. */
export async function listSalesOrders({ request, context, session }: SalesCall): Promise<object> {
  const criteria = readPage(request);
  const { storeCodes, isWhole } = scopeOf(session);
  let matching = context.db.selectFrom("sales_order").where(criteriaCondition(criteria, orderColumns));
  if (!isWhole) matching = matching.where("sales_order.store_code", "in", ["", ...storeCodes]);
  const [total_count, rows] = await Promise.all([
    countMatches(context.db, matching.select("sales_order.id")),
    pageQuery(matching.selectAll("sales_order"), criteria, orderColumns).execute(),
  ]);
  return {
    items: await salesOrders(context, rows),
    search_criteria: searchCriteriaResponse(criteria),
    total_count,
  };
}

/** GET orders/{id}, by entity_id or number. */
export async function showSalesOrder(call: SalesCall, id: string): Promise<object> {
  const [order] = await salesOrders(call.context, [await salesOrder(call, id)]);
  return order;
}

/** The order with that entity_id or number. @throws Error 404 when there is none in the role's stores */
export async function salesOrder(
  { context, session }: Pick<SalesCall, "context" | "session">,
  id: string,
): Promise<Row<"sales_order">> {
  const isNumber = !/^\d{1,9}$/.test(id);
  const order = await context.db
    .selectFrom("sales_order")
    .selectAll()
    .where(isNumber ? "number" : "id", "=", isNumber ? id : Number(id))
    .where("store_code", "in", ["", ...session.storeCodes])
    .executeTakeFirst();
  if (!order) throw noSuchEntity("id", id);
  return order;
}

/** GET shipments?searchCriteria[…]; voided ones are left out. */
export async function listShipments({ request, context, session }: SalesCall): Promise<object> {
  const criteria = readPage(request);
  const { storeCodes, isWhole } = scopeOf(session);
  let matching = context.db
    .selectFrom("shipment")
    .innerJoin("sales_order", "sales_order.id", "shipment.order_id")
    .where("shipment.voided_at", "is", null)
    .where(criteriaCondition(criteria, shipmentColumns));
  if (!isWhole) matching = matching.where("sales_order.store_code", "in", ["", ...storeCodes]);
  const [total_count, rows] = await Promise.all([
    countMatches(context.db, matching.select("shipment.id")),
    pageQuery(matching.selectAll("shipment"), criteria, shipmentColumns).execute(),
  ]);
  return {
    items: await shipmentResponse(context.db, rows),
    search_criteria: searchCriteriaResponse(criteria),
    total_count,
  };
}

/** GET shipment/{id}. */
export async function showShipment({ context, session }: SalesCall, id: string): Promise<object> {
  const rows = await context.db
    .selectFrom("shipment")
    .innerJoin("sales_order", "sales_order.id", "shipment.order_id")
    .selectAll("shipment")
    .where("shipment.id", "=", Number(id))
    .where("shipment.voided_at", "is", null)
    .where("sales_order.store_code", "in", ["", ...session.storeCodes])
    .execute();
  const [shipment] = await shipmentResponse(context.db, rows);
  if (!shipment) throw noSuchEntity("id", id);
  return shipment;
}

async function salesOrders(context: SalesCall["context"], rows: Row<"sales_order">[]): Promise<object[]> {
  const responses = await orderResponses(context, rows);
  return rows.flatMap((row) => {
    const response = responses.get(row.number);
    const details = { storeId: storeId(context, row.store_code), customerId: row.customer_id };
    return response ? [salesOrderResponse(response, details)] : [];
  });
}

/** Orders of several stores as the contract has them, by their numbers. */
export async function orderResponses(
  { db, settings }: SalesCall["context"],
  rows: Row<"sales_order">[],
): Promise<Map<string, OrderResponse>> {
  const responses = new Map<string, OrderResponse>();
  for (const code of new Set(rows.map(({ store_code }) => store_code))) {
    const own = rows.filter(({ store_code }) => store_code === code);
    const context = { db, settings: storeSettings(settings, code) };
    for (const response of await ordersResponse(context, own)) responses.set(response.number, response);
  }
  return responses;
}
