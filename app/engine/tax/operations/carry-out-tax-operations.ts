import type { Connection, Row } from "../../database/schema";
import type { Job, JobContext } from "../../jobs/job";
import { MAX_ATTEMPTS } from "../../jobs/operation-attempts";
import { yieldToRequests } from "../../jobs/yield-to-requests";
import { logger } from "../../shared/logger";
import { openTaxService } from "../service/open-tax-service";
import { TaxOperationRejected } from "../service/tax-operation-rejected";
import type { TaxService } from "../service/tax-service";
import { taxQueue } from "./tax-queue";

const MINUTE = 60_000;
/** Another process may take over after this time. */
const MAX_MILLISECONDS = 2 * MINUTE;

/**
 * Reports sales and refunds to the tax service. Each is repeated with the same key until the service has answered, so
 * that neither a killed process nor a lost answer reports anything twice.
 */
export const carryOutTaxOperations: Job = {
  name: "carry-out-tax-operations",
  everyMilliseconds: MINUTE,
  async run(context, now) {
    const service = openTaxService(context.settings);
    if (!service) return;
    const began = performance.now();
    const time = () => new Date(now.getTime() + performance.now() - began);
    await taxQueue.boundTimes(context.db, now);
    while (performance.now() - began < MAX_MILLISECONDS && (await carryOutNext(context, service, time))) {
      await yieldToRequests(context.signal);
    }
  },
};

/** @returns whether there was something to do */
async function carryOutNext(
  { db, storeCode }: JobContext,
  service: TaxService,
  time: () => Date,
): Promise<boolean> {
  const operation = await taxQueue.claim(db, storeCode, time());
  if (!operation) return false;
  try {
    const reference = await report(db, service, operation);
    await taxQueue.finish(db, operation, {
      state: "done",
      reference,
      problem: null,
      finished_at: time().toISOString(),
    });
  } catch (error) {
    await recordFailure(db, operation, error, time());
  }
  return true;
}

/** @returns the service's id of the transaction */
async function report(db: Connection, service: TaxService, operation: Row<"tax_operation">): Promise<string> {
  const { amount_cents, idempotency_key, kind, order_id } = operation;
  if (kind === "refund") {
    return service.recordRefund(await saleOf(db, order_id), amount_cents, idempotency_key);
  }
  const { tax_calculation } = await db
    .selectFrom("sales_order")
    .select("tax_calculation")
    .where("id", "=", order_id)
    .executeTakeFirstOrThrow();
  if (tax_calculation === null) throw new TaxOperationRejected("The order has no calculation.");
  return service.recordSale(tax_calculation, idempotency_key);
}

async function saleOf(db: Connection, orderId: number): Promise<string> {
  const sale = await db
    .selectFrom("tax_operation")
    .select("reference")
    .where("order_id", "=", orderId)
    .where("kind", "=", "sale")
    .where("state", "=", "done")
    .executeTakeFirst();
  if (!sale?.reference) throw new TaxOperationRejected("The sale was not recorded.");
  return sale.reference;
}

async function recordFailure(db: Connection, operation: Row<"tax_operation">, error: unknown, now: Date) {
  const problem = error instanceof Error ? error.message : String(error);
  const isLast = error instanceof TaxOperationRejected || operation.attempts >= MAX_ATTEMPTS;
  const details = { operation: operation.idempotency_key, problem };
  if (!isLast) {
    logger.warn(details, "a tax operation is tried again later");
    return taxQueue.postpone(db, operation, { problem, now });
  }
  logger.error(details, "a tax operation failed; correct it in the tax service's dashboard");
  await taxQueue.finish(db, operation, {
    state: "failed",
    reference: null,
    problem,
    finished_at: now.toISOString(),
  });
}
