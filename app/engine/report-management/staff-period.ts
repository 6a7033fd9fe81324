import type { GraphQLError } from "graphql";
import { dayOf } from "~/brand/calendar-day";
import { type AdminContext, requireSession } from "../admin-api/admin-context";
import { forbidden } from "../admin-api/admin-errors";
import type { ReportPeriodInput } from "../admin-api/resolvers.generated";
import type { Connection } from "../database/schema";
import { inputError } from "../graphql/errors";
import { boundsOf, isDay, type ReportPeriod } from "../reports/report-period";

const MAX_DAYS = 366;
/** Invoices and credit memos that a request reads; some seconds. */
const MAX_DOCUMENTS = 10_000;

/**
 * The period of a report that somebody asks for.
 * @throws GraphQLError of category input for wrong days, FORBIDDEN for a store that they do not see
 */
export async function staffPeriod(
  context: AdminContext,
  { from, store_code: storeCode, to }: ReportPeriodInput,
): Promise<ReportPeriod> {
  const { storeCodes } = await requireSession(context);
  if (!storeCodes.includes(storeCode)) throw forbidden("You can't see the reports of this store.");
  if (!isDay(from)) throw inputError("Please enter the first day, such as 2026-01-31.", "from");
  if (!isDay(to)) throw inputError("Please enter the last day, such as 2026-01-31.", "to");
  if (from > to) throw inputError("The last day is before the first one.", "to");
  if (dayOf(to) - dayOf(from) >= MAX_DAYS) throw inputError("Please choose a year at most.", "from");
  return { storeCode, from, to };
}

/**
 * Checks that a request can read the period's documents.
 * @param command that makes the report without this limit
 * @throws GraphQLError of category input when they are too many
 */
export async function requireFewDocuments(
  db: Connection,
  period: ReportPeriod,
  command = "npm run report:settlement",
): Promise<void> {
  const counts = [
    await countDocuments(db, period, "sales_invoice"),
    await countDocuments(db, period, "sales_creditmemo"),
  ];
  if (counts[0] + counts[1] > MAX_DOCUMENTS) throw tooManyDocuments(command);
}

function tooManyDocuments(command: string): GraphQLError {
  return inputError(
    `These days have more than 10,000 invoices and credit memos. Please choose fewer days, or run ${command}.`,
    "from",
  );
}

async function countDocuments(
  db: Connection,
  period: ReportPeriod,
  table: "sales_invoice" | "sales_creditmemo",
): Promise<number> {
  const { end, start } = boundsOf(period);
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("store_code", "=", period.storeCode)
    .where("issued_at", ">=", start)
    .where("issued_at", "<", end)
    .executeTakeFirstOrThrow();
  return Number(count);
}
