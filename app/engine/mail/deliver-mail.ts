import type { Kysely } from "kysely";
import type { Database, Row } from "../database/schema";
import { logger } from "../shared/logger";
import type { Transport } from "./transport";

const MOST_ATTEMPTS = 8;
const AT_ONCE = 20;
const MINUTE = 60_000;
/** How long a process may take to hand one mail over. */
const CLAIM_MILLISECONDS = 10 * MINUTE;

/**
 * Hands over all mails that are due. Each is claimed before it is sent, so that of several processes one
 * alone sends it. A mail that fails is tried again later, a little later each time.
 */
export async function deliverMail(db: Kysely<Database>, transport: Transport): Promise<void> {
  for (;;) {
    const due = await dueMails(db);
    for (const mail of due) await deliverOne(db, transport, mail);
    if (due.length < AT_ONCE) return;
  }
}

type DueMail = Pick<Row<"mail_outbox">, "id" | "attempts">;

function dueMails(db: Kysely<Database>): Promise<DueMail[]> {
  return db
    .selectFrom("mail_outbox")
    .select(["id", "attempts"])
    .where("sent_at", "is", null)
    .where("attempts", "<", MOST_ATTEMPTS)
    .where((is) => is.or([is("claimed_until", "is", null), is("claimed_until", "<", isoTime(0))]))
    .orderBy("id")
    .limit(AT_ONCE)
    .execute();
}

async function deliverOne(db: Kysely<Database>, transport: Transport, due: DueMail): Promise<void> {
  const mail = await claim(db, due);
  if (!mail) return;
  try {
    await transport(mail);
    await settle(db, mail.id, { sent_at: isoTime(0), claimed_until: null });
  } catch (error) {
    logger.warn({ mail: mail.id, attempt: mail.attempts, code: codeOf(error) }, "a mail could not be sent");
    await settle(db, mail.id, { claimed_until: isoTime(mail.attempts ** 2 * MINUTE) });
  }
}

/** Nothing when another process was faster: the count of attempts has moved on. */
function claim(db: Kysely<Database>, { id, attempts }: DueMail): Promise<Row<"mail_outbox"> | undefined> {
  return db
    .updateTable("mail_outbox")
    .set({ attempts: attempts + 1, claimed_until: isoTime(CLAIM_MILLISECONDS) })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("sent_at", "is", null)
    .returningAll()
    .executeTakeFirst();
}

async function settle(
  db: Kysely<Database>,
  id: number,
  change: Partial<Pick<Row<"mail_outbox">, "sent_at" | "claimed_until">>,
): Promise<void> {
  await db.updateTable("mail_outbox").set(change).where("id", "=", id).execute();
}

/** The code alone: messages of mail servers repeat addresses. */
function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}

function isoTime(fromNowMilliseconds: number): string {
  return new Date(Date.now() + fromNowMilliseconds).toISOString();
}
