import type { ExpressionBuilder } from "kysely";
import { lockFreeRows } from "../database/dialect";
import type { Connection, Database, Row } from "../database/schema";
import { LEASE_MILLISECONDS } from "../jobs/with-lease";
import { after } from "../shared/after";
import { PRIORITY } from "./email-kinds";
import { MAX_JITTERED_PAUSE } from "./retry-schedule";

/** Processes read the database's clock at slightly different times, so a claim may appear longer than it is. */
const MAX_CLAIM = 2 * LEASE_MILLISECONDS;

/** An email claimed by this process for sending. */
export type ClaimedEmail = Row<"mail_outbox">;

interface Claim {
  storeCode: string;
  lastPriority: number;
  now: Date;
}

/**
 * Claims the first due email: the most urgent, then the oldest. A recipient with a slow mailbox blocks at most one
 * connection, except for security emails. Times further ahead than this program ever sets come from a wrong clock, and
 * count as past.
 */
export function claimNextEmail(
  db: Connection,
  { storeCode, lastPriority, now }: Claim,
): Promise<ClaimedEmail | undefined> {
  const due = waitingEmails(db, storeCode)
    .select("id")
    .where("priority", "<=", lastPriority)
    .where((mail) => isOver(mail, "next_attempt_at", now, MAX_JITTERED_PAUSE))
    .where((mail) => isOver(mail, "claimed_until", now, MAX_CLAIM))
    .where((mail) =>
      mail.or([
        mail("priority", "=", PRIORITY.security),
        mail(
          "recipient",
          "not in",
          waitingEmails(db, storeCode)
            .select("recipient")
            .where("claimed_until", ">", now.toISOString())
            .where("claimed_until", "<=", after(now, MAX_CLAIM)),
        ),
      ]),
    )
    .orderBy("priority")
    .orderBy("id")
    .limit(1);
  return db
    .updateTable("mail_outbox")
    .set((mail) => ({
      attempts: mail("attempts", "+", 1),
      claimed_until: after(now, LEASE_MILLISECONDS),
      next_attempt_at: null,
    }))
    .where("id", "=", lockFreeRows(db, due))
    .returningAll()
    .executeTakeFirst();
}

/**
 * Updates an email that is still claimed; does nothing when another process has taken it over.
 * @returns whether it was still claimed
 */
export async function changeClaimed(
  db: Connection,
  { id, attempts }: ClaimedEmail,
  changes: Partial<Pick<ClaimedEmail, "claimed_until" | "next_attempt_at" | "given_up_at" | "failure">>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("mail_outbox")
    .set(changes)
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("sent_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Records that the mail server has accepted an email, even when another process has claimed it meanwhile: otherwise two
 * processes with different clocks would take it over from each other and send it repeatedly.
 */
export async function recordSent(db: Connection, { id }: ClaimedEmail, now: Date): Promise<void> {
  await db
    .updateTable("mail_outbox")
    .set({ sent_at: now.toISOString(), claimed_until: null, given_up_at: null, failure: null })
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .execute();
}

/** Neither sent nor abandoned; no columns selected yet. */
export function waitingEmails(db: Connection, storeCode: string) {
  return db
    .selectFrom("mail_outbox")
    .where("store_code", "=", storeCode)
    .where("sent_at", "is", null)
    .where("given_up_at", "is", null);
}

/** @param maxLength maximum milliseconds that the time may be in the future */
function isOver(
  mail: ExpressionBuilder<Database, "mail_outbox">,
  column: "claimed_until" | "next_attempt_at",
  now: Date,
  maxLength: number,
) {
  return mail.or([
    mail(column, "is", null),
    mail(column, "<=", now.toISOString()),
    mail(column, ">", after(now, maxLength)),
  ]);
}
