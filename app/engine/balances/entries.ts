import { countRows } from "../database/count-rows";
import type { Connection } from "../database/schema";
import type { WantedPage } from "../shared/page-of";
import { type BalanceOwner, findBalance } from "./balance";

/** A ledger entry, with the sum of the entries up to and including it. */
export type EntryView = Awaited<ReturnType<typeof readPage>>[number];

/** A page of a balance's entries, latest first, each with the balance after it. */
export async function entriesOf(
  db: Connection,
  owner: BalanceOwner,
  page: WantedPage,
): Promise<{ entries: EntryView[]; total: number }> {
  const balanceId = await findBalance(db, owner);
  if (balanceId === undefined) return { entries: [], total: 0 };
  const [entries, total] = await Promise.all([
    readPage(db, balanceId, page),
    countRows(db.selectFrom("balance_entry").where("balance_id", "=", balanceId)),
  ]);
  return { entries, total };
}

/** The running sum covers all entries, also those outside of the page. */
function readPage(db: Connection, balanceId: number, { pageSize, currentPage }: WantedPage) {
  return db
    .selectFrom("balance_entry")
    .select(["amount", "reason", "created_at"])
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
