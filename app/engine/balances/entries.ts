import type { Kysely } from "kysely";
import type { Database } from "../database/schema";
import { type BalanceOwner, findBalance } from "./balance";

/** An entry as its owner sees it. */
export interface EntryView {
  id: number;
  amount: number;
  /** The sum of the entries up to this one. */
  balance: number;
  reasonKey: string;
  reason: string;
  /** ISO time, UTC. */
  createdAt: string;
  expiresAt: string | null;
}

export interface EntriesPage {
  entries: EntryView[];
  total: number;
}

/** A page of the entries of a balance, the latest first, each with the balance after it. */
export async function entriesOf(
  db: Kysely<Database>,
  owner: BalanceOwner,
  { pageSize, currentPage }: { pageSize: number; currentPage: number },
): Promise<EntriesPage> {
  const balanceId = await findBalance(db, owner);
  if (balanceId === undefined) return { entries: [], total: 0 };
  const rows = await db
    .selectFrom("balance_entry")
    .select(["id", "amount", "reason_key", "reason", "created_at", "expires_at"])
    .select(({ fn }) => [
      fn
        .sum<number>("amount")
        .over((over) => over.orderBy("id"))
        .as("balance"),
      fn.countAll<number>().over().as("total"),
    ])
    .where("balance_id", "=", balanceId)
    .orderBy("id", "desc")
    .limit(pageSize)
    .offset((currentPage - 1) * pageSize)
    .execute();
  const entries = rows.map(({ id, amount, balance, reason_key, reason, created_at, expires_at }) => ({
    id,
    amount,
    balance: Number(balance),
    reasonKey: reason_key,
    reason,
    createdAt: created_at,
    expiresAt: expires_at,
  }));
  return { entries, total: rows[0] ? Number(rows[0].total) : 0 };
}
