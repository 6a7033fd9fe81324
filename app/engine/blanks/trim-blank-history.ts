import type { Connection } from "../database/schema";
import type { Job } from "../jobs/job";
import { yieldToRequests } from "../jobs/yield-to-requests";

const DAY_MILLISECONDS = 24 * 60 * 60_000;
/** Changes of a blank that stay: a year of a busy workshop. Few enough that a blank is deleted with them at once. */
const MAX_CHANGES = 5000;
const AT_ONCE = 500;

/** Deletes the oldest changes of blanks that have had very many. The numbers of blanks stay. */
export const trimBlankHistory: Job = {
  name: "trim-blank-history",
  everyMilliseconds: DAY_MILLISECONDS,
  async run({ db, storeCode, signal }) {
    const blanks = await db.selectFrom("blank").select("id").where("store_code", "=", storeCode).execute();
    for (const { id } of blanks) {
      const oldest = await firstToStay(db, id);
      while (oldest !== null && (await deleteBefore(db, id, oldest))) await yieldToRequests(signal);
    }
  },
};

/** The first change that stays; null when all of them do. */
async function firstToStay(db: Connection, blankId: number): Promise<number | null> {
  const row = await db
    .selectFrom("blank_change")
    .select("id")
    .where("blank_id", "=", blankId)
    .orderBy("id", "desc")
    .offset(MAX_CHANGES - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** @returns whether there may be more */
async function deleteBefore(db: Connection, blankId: number, changeId: number): Promise<boolean> {
  const rows = await db
    .selectFrom("blank_change")
    .select("id")
    .where("blank_id", "=", blankId)
    .where("id", "<", changeId)
    .orderBy("id")
    .limit(AT_ONCE)
    .execute();
  const last = rows.at(-1);
  if (!last) return false;
  await db.deleteFrom("blank_change").where("blank_id", "=", blankId).where("id", "<=", last.id).execute();
  return rows.length === AT_ONCE;
}
