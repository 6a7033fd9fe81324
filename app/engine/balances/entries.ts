import type { Connection } from "../database/schema";
import type { WantedPage } from "../shared/page-of";
import { type BalanceOwner, findBalance } from "./balance";

/** A ledger entry as shown to its owner. */
export interface EntryView {
  id: number;
  amount: number;
  /** Sum of the entries up to and including this one. */
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

/** A page of a balance's entries, latest first, each with the balance after it. */
export async function entriesOf(db: Connection, owner: BalanceOwner, page: WantedPage): Promise<EntriesPage> {
  const balanceId = await findBalance(db, owner);
  if (balanceId === undefined) return { entries: [], total: 0 };
  const [rows, total] = await Promise.all([readPage(db, balanceId, page), countEntries(db, balanceId)]);
  return { entries: rows.map(viewEntry), total };
}

/** The running sum covers all entries, also those outside of the page. */
function readPage(db: Connection, balanceId: number, { pageSize, currentPage }: WantedPage) {
  return db
    .selectFrom("balance_entry")
    .select(["id", "amount", "reason_key", "reason", "created_at", "expires_at"])
    .select(({ fn }) =>
      fn
        .sum<number>("amount")
        .over((over) => over.orderBy("id"))
        .as("balance"),
    )
    .where("balance_id", "=", balanceId)
    .orderBy("id", "desc")
    .limit(pageSize)
    .offset((currentPage - 1) * pageSize)
    .execute();
}

async function countEntries(db: Connection, balanceId: number): Promise<number> {
  const { count } = await db
    .selectFrom("balance_entry")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("balance_id", "=", balanceId)
    .executeTakeFirstOrThrow();
  return count;
}

function viewEntry(row: Awaited<ReturnType<typeof readPage>>[number]): EntryView {
  const { id, amount, balance, reason } = row;
  return {
    id,
    amount,
    balance,
    reasonKey: row.reason_key,
    reason,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}
