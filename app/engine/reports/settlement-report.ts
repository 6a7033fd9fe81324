import type { Connection } from "../database/schema";
import { csv } from "../shared/csv";
import { balanceMovements, type Liability, liabilities } from "./balance-movements";
import { type JournalLine, journalLines } from "./journal-lines";
import { providerEvents } from "./provider-events";
import type { ReportPeriod } from "./report-period";
import { journalTable, liabilityTable, payoutTable, salesTable } from "./report-tables";
import { type SalesEntry, salesEntries } from "./sales-entries";
import { type SettlementDay, settlementDays } from "./settlement-days";

export interface Settlement {
  /** What each payment service should pay out, by day. */
  days: SettlementDay[];
  /** The invoices and credit memos. */
  sales: SalesEntry[];
  /** What the store owes in gift cards, store credit and points at the end. */
  liabilities: Liability[];
}

export async function readSettlement(db: Connection, period: ReportPeriod): Promise<Settlement> {
  const [events, sales, owed] = await Promise.all([
    providerEvents(db, period),
    salesEntries(db, period),
    liabilities(db, period),
  ]);
  return { days: settlementDays(events), sales, liabilities: owed };
}

/** Sales, payments and balances of the period as a journal. */
export async function readJournal(db: Connection, period: ReportPeriod): Promise<JournalLine[]> {
  const [money, sales, balances] = await Promise.all([
    providerEvents(db, period),
    salesEntries(db, period),
    balanceMovements(db, period),
  ]);
  return journalLines({ money, sales, balances });
}

/** The settlement as three tables of CSV, divided by an empty line. Amounts are dollars. */
export async function settlementReport(db: Connection, period: ReportPeriod): Promise<string> {
  const { days, liabilities: owed, sales } = await readSettlement(db, period);
  const tables = [payoutTable(days), salesTable(sales), liabilityTable(owed, period.to)];
  return tables.map((table) => csv(table)).join("\r\n");
}

/** The journal of the period as CSV. */
export async function journalReport(db: Connection, period: ReportPeriod): Promise<string> {
  return csv(journalTable(await readJournal(db, period)));
}
