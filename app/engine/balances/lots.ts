import type { Row } from "../database/schema";

type Entry = Pick<Row<"balance_entry">, "id" | "amount" | "created_at" | "expires_at" | "expired_entry_id">;

/** The unspent rest of an entry that added to the balance. */
export interface Lot {
  entryId: number;
  left: number;
  /** ISO time, UTC; null when it never expires. */
  expiresAt: string | null;
}

/**
 * Computes the rest of each addition, oldest first. Each expense is allocated to the lots that expire first among those
 * not expired at its time. Lots closed by an entry of their own are omitted.
 * @param entries all entries of one balance, ordered by id
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

/** Total that can be spent from the lots at that time. */
export function available(lots: Lot[], time: string): number {
  return lots.filter((lot) => isFresh(lot, time)).reduce((total, { left }) => total + left, 0);
}

/** True if the lot has not expired at that time. */
export function isFresh({ expiresAt }: Pick<Lot, "expiresAt">, time: string): boolean {
  return expiresAt === null || expiresAt > time;
}

/**
 * Allocates an amount to credit lots, earliest expiry first: amount and expiry of each share. Pure: changes nothing.
 */
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

/** Takes from the earliest expiry first. */
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

/** Lots that never expire come last. ISO times in one format sort as text. */
function byExpiry(one: Lot, other: Lot): number {
  const [left, right] = [one.expiresAt ?? "9", other.expiresAt ?? "9"];
  return left < right ? -1 : Number(left > right);
}
