import type { ExpressionBuilder, Kysely } from "kysely";
import { lockFreeRows } from "../database/dialect";
import type { Database, Row } from "../database/schema";
import { LEASE_MILLISECONDS } from "../jobs/with-lease";
import { after } from "../shared/after";
import { PRIORITY } from "./email-kinds";
import { MAX_JITTERED_PAUSE } from "./retry-schedule";

/** Processes read the database's clock at slightly different moments, so a claim may seem a little longer than it is. */
const MAX_CLAIM = 2 * LEASE_MILLISECONDS;

/** A mail that this process alone may hand over, for now. */
export type ClaimedEmail = Row<"mail_outbox">;

interface Claim {
  storeCode: string;
  lastPriority: number;
  now: Date;
}

/**
 * Claims the first email that is due: the most urgent, then the oldest. A recipient whose mailbox is slow holds up one
 * connection at most, unless the email is a matter of security. Times further ahead than this program ever sets them
 * come from a clock that was wrong, and count as over.
 */
export function claimNextEmail(
  db: Kysely<Database>,
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
 * Changes an email that is still claimed: the attempts of one that another process has taken over moved on.
 * @returns whether it was
 */
export async function changeClaimed(
  db: Kysely<Database>,
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
 * Notes that the mail server has taken an email, also when another process has claimed it meanwhile: otherwise two
 * processes whose clocks differ would take it over from each other, and send it again and again.
 */
export async function recordSent(db: Kysely<Database>, { id }: ClaimedEmail, now: Date): Promise<void> {
  await db
    .updateTable("mail_outbox")
    .set({ sent_at: now.toISOString(), claimed_until: null, given_up_at: null, failure: null })
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .execute();
}

/** Neither sent nor given up; nothing selected yet. */
export function waitingEmails(db: Kysely<Database>, storeCode: string) {
  return db
    .selectFrom("mail_outbox")
    .where("store_code", "=", storeCode)
    .where("sent_at", "is", null)
    .where("given_up_at", "is", null);
}

/** @param maxLength milliseconds that the time may lie ahead */
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
