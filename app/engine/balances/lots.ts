import type { Row } from "../database/schema";

type Entry = Pick<Row<"balance_entry">, "id" | "amount" | "created_at" | "expires_at" | "ends_entry_id">;

/** What is left of an entry that added something. */
export interface Lot {
  entryId: number;
  left: number;
  /** ISO time, UTC; null when it stays. */
  expiresAt: string | null;
}

/**
 * What is left of each addition, oldest first: what is spent is taken from what expires first and had not expired
 * then. What ended by an entry of its own is gone.
 * @param entries all entries of one balance, in the order of their ids
 */
export function openLots(entries: Entry[]): Lot[] {
  const lots: Lot[] = [];
  for (const entry of entries) {
    if (entry.amount > 0) {
      lots.push({ entryId: entry.id, left: entry.amount, expiresAt: entry.expires_at });
      continue;
    }
    const usable = lots.filter((lot) =>
      entry.ends_entry_id === null ? isFresh(lot, entry.created_at) : lot.entryId === entry.ends_entry_id,
    );
    take(usable, -entry.amount);
  }
  return lots.filter(({ left }) => left > 0);
}

/** What can be spent of the lots at that time. */
export function available(lots: Lot[], time: string): number {
  return lots.filter((lot) => isFresh(lot, time)).reduce((sum, { left }) => sum + left, 0);
}

/** Whether the lot has not expired at that time. */
export function isFresh({ expiresAt }: Pick<Lot, "expiresAt">, time: string): boolean {
  return expiresAt === null || expiresAt > time;
}

function take(lots: Lot[], amount: number): void {
  let owed = amount;
  for (const lot of lots.toSorted(byExpiry)) {
    const taken = Math.min(lot.left, owed);
    lot.left -= taken;
    owed -= taken;
  }
}

/** What stays comes last. Times in one form are in order as texts. */
function byExpiry(one: Lot, other: Lot): number {
  const [left, right] = [one.expiresAt ?? "9", other.expiresAt ?? "9"];
  return left < right ? -1 : Number(left > right);
}
