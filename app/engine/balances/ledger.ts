import type { Connection, Row } from "../database/schema";
import { type BalanceOwner, findBalance, lockBalance, openBalance } from "./balance";
import { available, isFresh, type Lot, openLots } from "./lots";

export type { BalanceKind, BalanceOwner } from "./balance";
export type { Lot } from "./lots";

export interface Change extends BalanceOwner {
  /** A positive integer: cents for credit and gift cards, points for points. */
  amount: number;
  /**
   * Identifies the cause, such as "referral:12"; a key already booked in the same store and type is not booked again.
   */
  reasonKey: string;
  /** The cause, worded for the shopper. */
  reason: string;
}

export interface Addition extends Change {
  /** ISO time, UTC, when the rest expires; without it, it never does. */
  expiresAt?: string | null;
}

/** The balance is lower than the amount to spend. */
export class BalanceTooLow extends Error {
  constructor(readonly available: number) {
    super("The balance is too low.");
  }
}

/** Adds to a balance, once per reason. @returns false when it was added before */
export async function addEntry(transaction: Connection, addition: Addition): Promise<boolean> {
  assertAmount(addition.amount);
  const balanceId = await openBalance(transaction, addition);
  return write(transaction, balanceId, addition, { expires_at: addition.expiresAt ?? null });
}

/**
 * Deducts from a balance, once per reason; concurrent transactions wait.
 * @returns false when it was deducted before
 * @throws BalanceTooLow when there is less; Error outside a transaction
 */
export async function consume(transaction: Connection, change: Change): Promise<boolean> {
  assertAmount(change.amount);
  const balanceId = await lockBalance(transaction, change);
  if (await isBooked(transaction, change)) return false;
  const there = available(await lotsOf(transaction, balanceId), new Date().toISOString());
  if (there < change.amount) throw new BalanceTooLow(there);
  return write(transaction, balanceId, change, { amount: -change.amount });
}

/**
 * Takes back an amount that was granted without need, up to the balance, once per reason.
 * @returns the amount taken
 */
export async function takeBack(transaction: Connection, change: Change): Promise<number> {
  assertAmount(change.amount);
  const balanceId = await lockBalance(transaction, change);
  const there = available(await lotsOf(transaction, balanceId), new Date().toISOString());
  const taken = Math.min(there, change.amount);
  if (taken === 0) return 0;
  return (await write(transaction, balanceId, change, { amount: -taken })) ? taken : 0;
}

/**
 * Books expired amounts, so that the entries sum to the spendable balance. Expired amounts cannot be spent before they
 * are booked, either.
 * @returns the amount booked
 */
export async function bookExpired(
  transaction: Connection,
  owner: BalanceOwner,
  reason: string,
  now = new Date(),
): Promise<number> {
  const balanceId = await lockBalance(transaction, owner);
  const lots = await lotsOf(transaction, balanceId);
  const expired = lots.filter((lot) => !isFresh(lot, now.toISOString()));
  for (const { entryId, left } of expired) {
    const change = { ...owner, amount: left, reason, reasonKey: `expired:${entryId}` };
    await write(transaction, balanceId, change, { amount: -left, expired_entry_id: entryId });
  }
  return expired.reduce((total, { left }) => total + left, 0);
}

/** The spendable balance; 0 without any entry. */
export async function balanceOf(db: Connection, owner: BalanceOwner, now = new Date()): Promise<number> {
  return available(await openLotsOf(db, owner), now.toISOString());
}

/** The rest of each addition with its expiry, oldest first; includes expired amounts not booked yet. */
export async function openLotsOf(db: Connection, owner: BalanceOwner): Promise<Lot[]> {
  const balanceId = await findBalance(db, owner);
  return balanceId === undefined ? [] : lotsOf(db, balanceId);
}

async function lotsOf(db: Connection, balanceId: number): Promise<Lot[]> {
  const entries = await db
    .selectFrom("balance_entry")
    .select(["id", "amount", "created_at", "expires_at", "expired_entry_id"])
    .where("balance_id", "=", balanceId)
    .orderBy("id")
    .execute();
  return openLots(entries);
}

async function isBooked(db: Connection, { storeCode, kind, reasonKey }: Change): Promise<boolean> {
  const entry = await db
    .selectFrom("balance_entry")
    .select("id")
    .where("store_code", "=", storeCode)
    .where("kind", "=", kind)
    .where("reason_key", "=", reasonKey)
    .executeTakeFirst();
  return entry !== undefined;
}

type EntryColumns = Partial<Pick<Row<"balance_entry">, "amount" | "expires_at" | "expired_entry_id">>;

async function write(
  db: Connection,
  balanceId: number,
  { storeCode, kind, amount, reasonKey, reason }: Change,
  columns: EntryColumns,
): Promise<boolean> {
  const written = await db
    .insertInto("balance_entry")
    .values({
      balance_id: balanceId,
      store_code: storeCode,
      kind,
      amount,
      reason_key: reasonKey,
      reason,
      created_at: new Date().toISOString(),
      expires_at: null,
      expired_entry_id: null,
      ...columns,
    })
    .onConflict((conflict) => conflict.columns(["store_code", "kind", "reason_key"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return written !== undefined;
}

function assertAmount(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error("A balance changes by a whole number.");
}
