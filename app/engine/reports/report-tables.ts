import { amounts, type CsvCell } from "../shared/csv";
import type { TaxReportRow } from "../tax/report/tax-report";
import type { Liability } from "./balance-movements";
import type { JournalLine } from "./journal-lines";
import type { SalesEntry } from "./sales-entries";
import type { SettlementDay } from "./settlement-days";

/** The reports as rows of CSV with their heads. */

export function payoutTable(days: SettlementDay[]): CsvCell[][] {
  return [
    ["day", "provider", "captured", "fees", "refunds", "disputes", "disputes won", "payout", "fees unknown"],
    ...days.map((day) => [
      day.day,
      day.provider,
      ...amounts([
        day.capturedCents,
        day.feeCents,
        day.refundedCents,
        day.disputedCents,
        day.wonCents,
        day.payoutCents,
      ]),
      day.unknownFees,
    ]),
  ];
}

export function salesTable(entries: SalesEntry[]): CsvCell[][] {
  return [
    ["day", "document", "number", "goods", "gift certificates", "shipping", "tax", "adjustments", "total"],
    ...entries.map((entry) => [
      entry.day,
      entry.kind,
      entry.number,
      ...amounts([
        entry.goodsCents,
        entry.certificateCents,
        entry.shippingCents,
        entry.taxCents,
        entry.adjustmentCents,
        totalOfEntry(entry),
      ]),
    ]),
  ];
}

/** @param day last day of the period, yyyy-mm-dd */
export function liabilityTable(owed: Liability[], day: string): CsvCell[][] {
  return [["liability", "at the end of", "amount"], ...owed.map(({ cents, kind }) => [kind, day, { cents }])];
}

export function journalTable(lines: JournalLine[]): CsvCell[][] {
  return [
    ["date", "account", "debit", "credit", "memo"],
    ...lines.map(({ account, creditCents, date, debitCents, memo }) => [
      date,
      account,
      ...amounts([debitCents, creditCents]),
      memo,
    ]),
  ];
}

export function salesTaxTable(rows: TaxReportRow[]): CsvCell[][] {
  return [
    ["state", "level", "jurisdiction", "taxable", "exempt", "tax"],
    ...rows.map(({ exemptCents, level, name, region, taxableCents, taxCents }) => [
      region,
      level,
      name,
      ...amounts([taxableCents, exemptCents, taxCents]),
    ]),
  ];
}

/** Amount of an invoice or credit memo, in cents. */
export function totalOfEntry(entry: SalesEntry): number {
  return (
    entry.goodsCents + entry.certificateCents + entry.shippingCents + entry.taxCents + entry.adjustmentCents
  );
}
