import type { Connection } from "../database/schema";
import { balanceMovements, liabilities } from "./balance-movements";
import { csv, dollars } from "./csv";
import { journalLines } from "./journal-lines";
import { providerEvents } from "./provider-events";
import type { ReportPeriod } from "./report-period";
import { type SalesEntry, salesEntries } from "./sales-entries";
import { settlementDays } from "./settlement-days";

/**
 * What each payment service should pay out by day; sales, refunds and tax by day; and what the store owes in gift cards,
 * store credit and points at the end: three tables of CSV, divided by an empty line. Amounts are dollars.
 */
export async function settlementReport(db: Connection, period: ReportPeriod): Promise<string> {
  const [events, sales, owed] = await Promise.all([
    providerEvents(db, period),
    salesEntries(db, period),
    liabilities(db, period),
  ]);
  const settlement = settlementDays(events).map((day) => [
    day.day,
    day.provider,
    ...[
      day.capturedCents,
      day.feeCents,
      day.refundedCents,
      day.disputedCents,
      day.wonCents,
      day.payoutCents,
    ].map(dollars),
    day.unknownFees,
  ]);
  return [
    csv([
      [
        "day",
        "provider",
        "captured",
        "fees",
        "refunds",
        "disputes",
        "disputes won",
        "payout",
        "fees unknown",
      ],
      ...settlement,
    ]),
    csv([
      ["day", "document", "number", "goods", "gift certificates", "shipping", "tax", "adjustments", "total"],
      ...sales.map(salesRow),
    ]),
    csv([
      ["liability", "at the end of", "amount"],
      ...owed.map(({ kind, cents }) => [kind, period.to, dollars(cents)]),
    ]),
  ].join("\n");
}

/** The journal of the period as CSV. */
export async function journalReport(db: Connection, period: ReportPeriod): Promise<string> {
  const [money, sales, balances] = await Promise.all([
    providerEvents(db, period),
    salesEntries(db, period),
    balanceMovements(db, period),
  ]);
  const lines = journalLines({ money, sales, balances });
  return csv([
    ["date", "account", "debit", "credit", "memo"],
    ...lines.map(({ date, account, debitCents, creditCents, memo }) => [
      date,
      account,
      dollars(debitCents),
      dollars(creditCents),
      memo,
    ]),
  ]);
}

function salesRow(entry: SalesEntry): string[] {
  const { adjustmentCents, certificateCents, goodsCents, shippingCents, taxCents } = entry;
  const parts = [goodsCents, certificateCents, shippingCents, taxCents, adjustmentCents];
  const total = parts.reduce((subtotal, cents) => subtotal + cents, 0);
  return [entry.day, entry.kind, entry.number, ...[...parts, total].map(dollars)];
}
