import type { Row } from "../database/schema";

type Entry = Pick<Row<"balance_entry">, "id" | "amount" | "created_at" | "expires_at" | "expired_entry_id">;

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
      entry.expired_entry_id === null
        ? isFresh(lot, entry.created_at)
        : lot.entryId === entry.expired_entry_id,
    );
    take(usable, -entry.amount);
  }
  return lots.filter(({ left }) => left > 0);
}

/** What can be spent of the lots at that time. */
export function available(lots: Lot[], time: string): number {
  return lots.filter((lot) => isFresh(lot, time)).reduce((total, { left }) => total + left, 0);
}

/** Whether the lot has not expired at that time. */
export function isFresh({ expiresAt }: Pick<Lot, "expiresAt">, time: string): boolean {
  return expiresAt === null || expiresAt > time;
}

/** Of which lots an amount is spent at that time: how much, by when that would have expired. Nothing is changed. */
export function spentOf(
  lots: Lot[],
  amount: number,
  time: string,
): { amount: number; expiresAt: string | null }[] {
  const taken = takeFrom(
    lots.filter((lot) => isFresh(lot, time)),
    amount,
  );
  const byTime = new Map<string | null, number>();
  for (const { lot, cut } of taken) byTime.set(lot.expiresAt, (byTime.get(lot.expiresAt) ?? 0) + cut);
  return [...byTime].map(([expiresAt, total]) => ({ expiresAt, amount: total }));
}

function take(lots: Lot[], amount: number): void {
  for (const { lot, cut } of takeFrom(lots, amount)) lot.left -= cut;
}

/** What expires first goes first. */
function takeFrom(lots: Lot[], amount: number): { lot: Lot; cut: number }[] {
  let owed = amount;
  return lots
    .toSorted(byExpiry)
    .map((lot) => {
      const cut = Math.min(lot.left, owed);
      owed -= cut;
      return { lot, cut };
    })
    .filter(({ cut }) => cut > 0);
}

/** What stays comes last. Times in one form are in order as texts. */
function byExpiry(one: Lot, other: Lot): number {
  const [left, right] = [one.expiresAt ?? "9", other.expiresAt ?? "9"];
  return left < right ? -1 : Number(left > right);
}
