import type { Connection } from "../database/schema";
import { documentNumber } from "../invoices/document-number";
import { groupBy } from "../shared/group-by";
import { toMoney } from "../totals/money";
import { searchCriteriaResponse } from "./criteria/search-criteria";
import { type CriteriaColumns, criteriaCondition, numberColumn, timeColumn } from "./criteria/sql-criteria";
import { noSuchEntity } from "./magento-response";
import type { SalesCall } from "./sales-access";
import { countMatches, pageQuery, readPage } from "./sales-page";
import { storeId } from "./store-routes";

/** Credit memos that integrations and staff read, in the stores of their role: numbered refunds. Money is in dollars. */

/** Magento's number of the state "refunded". */
const REFUNDED = 3;

const columns: CriteriaColumns = {
  entity_id: numberColumn("order_refund.id"),
  order_id: numberColumn("order_refund.order_id"),
  created_at: timeColumn("sales_creditmemo.issued_at"),
};

/** GET creditmemos?searchCriteria[…], by entity_id unless sorted otherwise. */
export async function listCreditMemos(call: SalesCall): Promise<object> {
  const criteria = readPage(call.request);
  const matching = creditMemosFor(call).where(criteriaCondition(criteria, columns));
  const [total_count, rows] = await Promise.all([
    countMatches(call.context.db, matching.clearSelect().select("order_refund.id")),
    pageQuery(matching, criteria, columns).execute(),
  ]);
  return {
    items: await creditMemosResponse(call.context, rows),
    search_criteria: searchCriteriaResponse(criteria),
    total_count,
  };
}

/** GET creditmemo/{id}. */
export async function showCreditMemo(call: SalesCall, id: string): Promise<object> {
  const rows = await creditMemosFor(call).where("order_refund.id", "=", Number(id)).execute();
  const [creditMemo] = await creditMemosResponse(call.context, rows);
  if (!creditMemo) throw noSuchEntity("id", id);
  return creditMemo;
}

function creditMemosFor({ context, session }: SalesCall) {
  return context.db
    .selectFrom("sales_creditmemo")
    .innerJoin("order_refund", "order_refund.id", "sales_creditmemo.refund_id")
    .selectAll("order_refund")
    .select(["sales_creditmemo.store_code", "sales_creditmemo.number", "sales_creditmemo.issued_at"])
    .where("sales_creditmemo.store_code", "in", session.storeCodes);
}

type CreditMemo = Awaited<ReturnType<ReturnType<typeof creditMemosFor>["execute"]>>[number];

async function creditMemosResponse(
  context: SalesCall["context"],
  creditMemos: CreditMemo[],
): Promise<object[]> {
  const items = await readItems(
    context.db,
    creditMemos.map(({ id }) => id),
  );
  const itemsOf = groupBy(items, ({ refund_id }) => refund_id);
  return creditMemos.map((creditMemo) => {
    const own = itemsOf.get(creditMemo.id) ?? [];
    return {
      entity_id: String(creditMemo.id),
      increment_id: documentNumber("credit_memo", creditMemo),
      order_id: String(creditMemo.order_id),
      invoice_id: String(creditMemo.order_id),
      store_id: storeId(context, creditMemo.store_code),
      created_at: creditMemo.issued_at,
      state: REFUNDED,
      grand_total: dollars(creditMemo.amount_cents),
      subtotal: dollars(own.reduce((total, { amount_cents }) => total + amount_cents, 0)),
      tax_amount: dollars(creditMemo.tax_cents),
      shipping_amount: dollars(creditMemo.shipping_cents),
      adjustment: dollars(creditMemo.adjustment_cents),
      items: own.map(({ order_item_id, sku, name, quantity, amount_cents, tax_cents }) => ({
        order_item_id: String(order_item_id),
        sku,
        name,
        qty: quantity,
        row_total: dollars(amount_cents),
        tax_amount: dollars(tax_cents),
      })),
    };
  });
}

function readItems(db: Connection, refundIds: number[]) {
  return db
    .selectFrom("order_refund_item")
    .innerJoin("sales_order_item", "sales_order_item.id", "order_refund_item.order_item_id")
    .selectAll("order_refund_item")
    .select(["sales_order_item.sku", "sales_order_item.name"])
    .where("refund_id", "in", refundIds)
    .orderBy("order_item_id")
    .execute();
}

function dollars(cents: number): number {
  return toMoney(cents).value;
}
