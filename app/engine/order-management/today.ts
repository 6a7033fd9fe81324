import { shopDay, startOfShopDay } from "~/brand/shop-day";
import { type AdminContext, requireSession } from "../admin-api/admin-context";
import type { FailedEmail, SalesOfToday, Today, UnansweredQuestion } from "../admin-api/resolvers.generated";
import { countLowBlanks } from "../blanks/list-blanks";
import { countOpenMessages } from "../contact-management/find-messages";
import type { Connection } from "../database/schema";
import { statusLabel } from "../orders/order-states";
import { countDueRequests } from "../privacy-requests/list-privacy-requests";
import { UNSOLD_STATUSES } from "../reports/placed-orders";
import { toMoney } from "../totals/money";
import { countOpenClaims } from "./find-claims";
import { OPEN_STATUSES, type OrderFilter, type OrderScope, orderQuery } from "./find-orders";
import { scopeOf } from "./order-scope";

/** Larger numbers are not counted exactly, so that a page never reads a million rows. */
const MAX_COUNT = 1000;
const MAX_LISTED = 10;
const WEEK_MILLISECONDS = 7 * 24 * 60 * 60 * 1000;

/** What waits for staff today, in the stores that they see. */
export async function today(context: AdminContext): Promise<Today> {
  const { db } = context;
  const scope = scopeOf(await requireSession(context));
  const [
    statuses,
    late,
    due,
    failed_payments,
    held_prints,
    stuck_prints,
    unanswered_proofs,
    low_blanks,
    failed_webhooks,
    failed_emails,
    open_claims,
    open_contact_messages,
    pending_reviews,
    due_privacy_requests,
    questions,
  ] = await Promise.all([
    Promise.all(
      OPEN_STATUSES.map(async (status) => ({
        status: statusLabel(status),
        status_code: status,
        count: await countOrders(db, scope, { status }),
      })),
    ),
    countOrders(db, scope, { problem: "LATE" }),
    countOrders(db, scope, { problem: "DUE" }),
    countOrders(db, scope, { problem: "PAYMENT" }),
    countOrders(db, scope, { problem: "PRINT" }),
    countOrders(db, scope, { problem: "STUCK" }),
    countOrders(db, scope, { problem: "PROOF" }),
    countLowBlanks(db, scope.storeCodes),
    failedWebhooks(db, scope),
    failedEmails(db, scope),
    countOpenClaims(db, scope, MAX_COUNT),
    countOpenMessages(db, scope, MAX_COUNT),
    pendingReviews(db, scope),
    countDueRequests(db, scope.storeCodes, MAX_COUNT),
    unansweredQuestions(db, scope),
  ]);
  return {
    statuses,
    late,
    due,
    failed_payments,
    held_prints,
    stuck_prints,
    unanswered_proofs,
    low_blanks,
    failed_webhooks,
    failed_emails,
    open_claims,
    open_contact_messages,
    pending_reviews,
    due_privacy_requests,
    questions,
    max_count: MAX_COUNT,
  };
}

/** Orders and revenue of the day so far, and of the same day last week until the same time. */
export async function salesOfToday(context: AdminContext): Promise<SalesOfToday> {
  const { db } = context;
  const { storeCodes } = scopeOf(await requireSession(context));
  const now = Date.now();
  const start = startOfShopDay(shopDay(now)).getTime();
  const [here, before] = await Promise.all([
    salesBetween(db, storeCodes, start, now),
    salesBetween(db, storeCodes, start - WEEK_MILLISECONDS, now - WEEK_MILLISECONDS),
  ]);
  return {
    orders: here.orders,
    revenue: toMoney(here.cents),
    orders_last_week: before.orders,
    revenue_last_week: toMoney(before.cents),
  };
}

async function countOrders(db: Connection, scope: OrderScope, filter: OrderFilter): Promise<number> {
  const some = orderQuery(db, scope, filter).clearOrderBy().select("id").limit(MAX_COUNT).as("some");
  const { count } = await db
    .selectFrom(some)
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function failedEmails(db: Connection, { storeCodes }: OrderScope): Promise<FailedEmail[]> {
  const rows = await db
    .selectFrom("mail_outbox")
    .leftJoin("sales_order", "sales_order.id", "mail_outbox.order_id")
    .select(["mail_outbox.id", "mail_outbox.kind", "mail_outbox.created_at", "mail_outbox.failure"])
    .select("sales_order.number as order_number")
    .where("mail_outbox.store_code", "in", ["", ...storeCodes])
    .where("mail_outbox.given_up_at", "is not", null)
    .orderBy("mail_outbox.given_up_at", "desc")
    .limit(MAX_LISTED)
    .execute();
  return rows.map(({ id, failure, ...row }) => ({ id: String(id), failure: failure ?? "unknown", ...row }));
}

async function failedWebhooks(db: Connection, { storeCodes }: OrderScope): Promise<number> {
  const rows = await db
    .selectFrom("webhook_delivery")
    .select("id")
    .where("store_code", "in", storeCodes)
    .where("state", "=", "failed")
    .where("created_at", ">", new Date(Date.now() - WEEK_MILLISECONDS).toISOString())
    .limit(MAX_COUNT)
    .execute();
  return rows.length;
}

async function unansweredQuestions(
  db: Connection,
  { storeCodes }: OrderScope,
): Promise<UnansweredQuestion[]> {
  const rows = await db
    .selectFrom("product_question")
    .select(["id", "question", "sku", "created_at"])
    .where("store_code", "in", ["", ...storeCodes])
    .where("status", "=", "pending")
    .orderBy("id")
    .limit(MAX_LISTED)
    .execute();
  return rows.map(({ id, question, sku, created_at }) => ({
    id: String(id),
    question,
    sku,
    asked_at: created_at,
  }));
}

async function pendingReviews(db: Connection, { storeCodes }: OrderScope): Promise<number> {
  const rows = await db
    .selectFrom("review")
    .select("id")
    .where("store_code", "in", storeCodes)
    .where("status", "=", "pending")
    .limit(MAX_COUNT)
    .execute();
  return rows.length;
}

/** @param from, until milliseconds since 1970 */
async function salesBetween(db: Connection, storeCodes: string[], from: number, until: number) {
  const { orders, cents } = await db
    .selectFrom("sales_order")
    .select(({ fn }) => [
      fn.countAll<number | string>().as("orders"),
      fn.sum<number | string | null>("grand_total_cents").as("cents"),
    ])
    .where("store_code", "in", ["", ...storeCodes])
    .where("created_at", ">=", new Date(from).toISOString())
    .where("created_at", "<", new Date(until).toISOString())
    .where("status", "not in", UNSOLD_STATUSES)
    .executeTakeFirstOrThrow();
  return { orders: Number(orders), cents: Number(cents ?? 0) };
}
