import { shopDay } from "~/brand/shop-day";
import type { EngineFixture } from "./engine-fixture";
import { callAdmin, resultOf, type TestStaff } from "./staff";

interface Line {
  account: string;
  debit: { value: number };
  credit: { value: number };
}

/** Debits less credits of the day by account, in dollars. */
export async function journal(engine: EngineFixture, { token }: TestStaff): Promise<Record<string, number>> {
  const today = shopDay(new Date());
  const period = { store_code: "mpc", from: today, to: today };
  const query =
    "query ($period: ReportPeriodInput!) { journalReport(period: $period) { lines { account debit { value } credit { value } } } }";
  const response = await callAdmin(engine, query, { period }, token);
  const { lines } = resultOf<{ lines: Line[] }>(response, "journalReport");
  const totals: Record<string, number> = {};
  for (const { account, debit, credit } of lines)
    totals[account] = (totals[account] ?? 0) + debit.value - credit.value;
  return totals;
}
