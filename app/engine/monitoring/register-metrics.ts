import { Gauge, register } from "prom-client";
import type { Settings } from "~/settings/settings.server";
import { countRows } from "../database/count-rows";
import type { Connection } from "../database/schema";
import type { ShopDatabase } from "../database/shop-database";
import { each } from "../database/time-limit";
import { freeBytes } from "../files/disk-space";
import { TO_BE_MADE } from "../print/print-tasks";

/** A job counts as late when it has not started this long after it was due. */
const LATE_MILLISECONDS = 10 * 60_000;

/** Query timeout, shorter than the time that the web server waits for metrics (scripts/metrics.mjs). */
const MAX_QUERY_MILLISECONDS = 3000;

/**
 * Registers gauges at /metrics of the queues of the stores that this process serves, and of free disk space. They are
 * measured at each scrape.
 */
export function registerMetrics(
  opened: ShopDatabase,
  { stores, dataDirectory }: Pick<Settings, "stores" | "dataDirectory">,
): void {
  const db = opened.within(each(MAX_QUERY_MILLISECONDS));
  registerGauge("shop_emails_waiting", "Emails that are not sent yet, and not given up.", () =>
    countRows(emailsOf(db, stores).where("sent_at", "is", null).where("given_up_at", "is", null)),
  );
  registerGauge("shop_emails_given_up", "Emails that were not sent and are not tried any more.", () =>
    countRows(emailsOf(db, stores).where("given_up_at", "is not", null)),
  );
  registerGauge(
    "shop_payment_operations_waiting",
    "Captures, voids and refunds that are not settled yet.",
    () => countRows(operationsOf(db, stores).where("state", "in", ["waiting", "pending"])),
  );
  registerGauge("shop_payment_operations_failed", "Captures, voids and refunds that failed for good.", () =>
    countRows(operationsOf(db, stores).where("state", "=", "failed")),
  );
  registerGauge(
    "shop_tax_operations_failed",
    "Sales and refunds that the tax service rejected for good.",
    () => countRows(taxOperationsOf(db, stores).where("state", "=", "failed")),
  );
  registerGauge("shop_jobs_late", "Jobs that should have begun ten minutes ago.", () =>
    countRows(lateJobs(db, stores)),
  );
  registerGauge(
    "shop_oldest_unprinted_order_seconds",
    "How long ago the oldest order was paid that still lacks a print file; 0 when none does.",
    () => oldestUnprintedSeconds(db, stores),
  );
  registerGauge(
    "shop_disk_free_bytes",
    "Bytes that may still be written into the data folder.",
    async () => (await freeBytes(dataDirectory)) ?? Number.NaN,
  );
}

/** Every process counts the same rows: a cluster reports the maximum, not the sum. */
function registerGauge(name: string, help: string, count: () => Promise<number>): void {
  register.removeSingleMetric(name);
  new Gauge({
    name,
    help,
    aggregator: "max",
    async collect() {
      this.set(await count().catch(() => Number.NaN));
    },
  });
}

function emailsOf(db: Connection, stores: string[]) {
  return db.selectFrom("mail_outbox").where("store_code", "in", stores);
}

function operationsOf(db: Connection, stores: string[]) {
  return db.selectFrom("payment_operation").where("store_code", "in", stores);
}

function taxOperationsOf(db: Connection, stores: string[]) {
  return db.selectFrom("tax_operation").where("store_code", "in", stores);
}

function lateJobs(db: Connection, stores: string[]) {
  const since = new Date(Date.now() - LATE_MILLISECONDS).toISOString();
  return db.selectFrom("job").where("store_code", "in", stores).where("due_at", "<", since);
}

/** Age of the oldest paid order without print files. An order of zero has no payment event: it counts as paid when placed. */
async function oldestUnprintedSeconds(db: Connection, stores: string[]): Promise<number> {
  const oldest = await db
    .selectFrom("print_task")
    .innerJoin("sales_order", "sales_order.id", "print_task.order_id")
    .leftJoin("order_event", (join) =>
      join.onRef("order_event.order_id", "=", "sales_order.id").on("order_event.kind", "=", "paid"),
    )
    .select(({ fn }) => fn.min(fn.coalesce("order_event.created_at", "sales_order.created_at")).as("paid_at"))
    .where("print_task.state", "!=", "done")
    .where("sales_order.status", "in", TO_BE_MADE)
    .where("sales_order.store_code", "in", stores)
    .executeTakeFirst();
  return oldest?.paid_at ? Math.max(0, (Date.now() - Date.parse(oldest.paid_at)) / 1000) : 0;
}
