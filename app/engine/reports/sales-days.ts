import { totalOfEntry } from "./report-tables";
import type { SalesEntry } from "./sales-entries";

const PARTS = ["goodsCents", "certificateCents", "shippingCents", "taxCents", "adjustmentCents"] as const;

/** The invoices and credit memos of a day at the shop, in cents. */
export interface SalesDay extends Pick<SalesEntry, (typeof PARTS)[number]> {
  day: string;
  invoices: number;
  creditMemos: number;
  totalCents: number;
}

/** Adds up the documents by day, in the order of days. Pure. */
export function salesDays(entries: SalesEntry[]): SalesDay[] {
  const days = new Map<string, SalesDay>();
  for (const entry of entries) {
    const day = days.get(entry.day) ?? emptyDay(entry.day);
    for (const part of PARTS) day[part] += entry[part];
    day.totalCents += totalOfEntry(entry);
    if (entry.kind === "invoice") day.invoices += 1;
    else day.creditMemos += 1;
    days.set(entry.day, day);
  }
  return [...days.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
}

function emptyDay(day: string): SalesDay {
  const cents = { goodsCents: 0, certificateCents: 0, shippingCents: 0, taxCents: 0, adjustmentCents: 0 };
  return { day, invoices: 0, creditMemos: 0, ...cents, totalCents: 0 };
}
