import type { Kysely } from "kysely";
import { databaseClock, lockFreeRows } from "../database/dialect";
import type { Database, Row } from "../database/schema";
import { CLAIM_MILLISECONDS, holdClaim } from "../jobs/hold-claim";
import { logger } from "../shared/logger";
import type { Transport } from "./transport";

/** After so many a letter is given up. */
export const MOST_ATTEMPTS = 8;
const MINUTE = 60_000;

/** A mail that this process alone may hand over, for now. */
type ClaimedMail = Row<"mail_outbox">;

/**
 * Hands over all mails of a store that are due, one after the other. Each is claimed before it is sent, so that of several processes
 * one alone sends it. A mail that fails is tried again later, a little later each time; so is one whose process died
 * before it noted that the mail was sent: rather twice than never, and with the same Message-ID.
 * @param signal ends it after the mail on its way
 */
export async function deliverMail(
  db: Kysely<Database>,
  storeCode: string,
  transport: Transport,
  signal?: AbortSignal,
): Promise<void> {
  const time = await databaseClock(db);
  while (!signal?.aborted) {
    const mail = await claimNext(db, storeCode, time());
    if (!mail) return;
    await deliverOne(db, transport, mail, time);
  }
}

function claimNext(db: Kysely<Database>, storeCode: string, now: Date): Promise<ClaimedMail | undefined> {
  const due = db
    .selectFrom("mail_outbox")
    .select("id")
    .where("store_code", "=", storeCode)
    .where("sent_at", "is", null)
    .where("attempts", "<", MOST_ATTEMPTS)
    .where((is) => is.or([is("claimed_until", "is", null), is("claimed_until", "<", now.toISOString())]))
    .orderBy("id")
    .limit(1);
  return db
    .updateTable("mail_outbox")
    .set((mail) => ({
      attempts: mail("attempts", "+", 1),
      claimed_until: after(now, CLAIM_MILLISECONDS),
    }))
    .where("id", "=", lockFreeRows(db, due))
    .returningAll()
    .executeTakeFirst();
}

async function deliverOne(
  db: Kysely<Database>,
  transport: Transport,
  mail: ClaimedMail,
  time: () => Date,
): Promise<void> {
  const renew = () => change(db, mail, { claimed_until: after(time(), CLAIM_MILLISECONDS) });
  try {
    await holdClaim(renew, () => transport(mail));
  } catch (error) {
    logger.warn({ mail: mail.id, attempt: mail.attempts, code: codeOf(error) }, "a mail could not be sent");
    await change(db, mail, { claimed_until: after(time(), mail.attempts ** 2 * MINUTE) });
    return;
  }
  await change(db, mail, { sent_at: time().toISOString(), claimed_until: null });
}

/** Notes something of a mail that is still claimed: of one that another process has taken over the attempts moved on. */
async function change(
  db: Kysely<Database>,
  { id, attempts }: ClaimedMail,
  changes: Partial<Pick<ClaimedMail, "sent_at" | "claimed_until">>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("mail_outbox")
    .set(changes)
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The code alone: messages of mail servers repeat addresses. */
function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}

function after(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}
