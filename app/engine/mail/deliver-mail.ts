import { databaseClock } from "../database/dialect";
import type { Connection } from "../database/schema";
import { LEASE_MILLISECONDS, withLease } from "../jobs/with-lease";
import { after } from "../shared/after";
import { logger } from "../shared/logger";
import { type ClaimedEmail, changeClaimed, claimNextEmail, recordSent, waitingEmails } from "./claim-email";
import { type DeliveryFailure, deliveryFailure } from "./delivery-failure";
import { PRIORITY } from "./email-kinds";
import { MAX_ATTEMPTS, pauseAfter } from "./retry-schedule";
import type { Transport } from "./transport";

/** After this many consecutive failures of the mail server, the rest waits for the next run. */
const MAX_SERVER_FAILURES = 3;

interface DeliveryOptions {
  /** Ends the run after the current email. */
  signal?: AbortSignal;
  /** Aborts the current email, which is due again at once. */
  interrupt?: AbortSignal;
  /** Emails of lower priority (higher number) are skipped. */
  lastPriority?: number;
}

/**
 * Sends all due emails of a store, one after the other. Each is claimed first, so that only one process sends it. A
 * failed email is retried with growing pauses; so is one whose process died before it recorded the sending: twice is
 * better than never, and the Message-ID is the same.
 */
export async function deliverMail(
  db: Connection,
  storeCode: string,
  transport: Transport,
  { signal, interrupt, lastPriority = PRIORITY.bulk }: DeliveryOptions = {},
): Promise<void> {
  await dropExpiredEmails(db, storeCode, (await databaseClock(db))());
  let serverFailures = 0;
  while (!signal?.aborted && serverFailures < MAX_SERVER_FAILURES) {
    // Read anew, so that connections agree again as soon as a wrong clock is corrected.
    const time = await databaseClock(db);
    const email = await claimNextEmail(db, { storeCode, lastPriority, now: time() });
    if (!email) return;
    const failure = await deliverOne({ db, transport, time, interrupt }, email);
    serverFailures = failure?.isServerDown ? serverFailures + 1 : 0;
  }
}

interface Delivery {
  db: Connection;
  transport: Transport;
  time: () => Date;
  interrupt: AbortSignal | undefined;
}

/** @returns the failure; null when it was sent */
async function deliverOne(delivery: Delivery, email: ClaimedEmail): Promise<DeliveryFailure | null> {
  const { db, transport, time, interrupt } = delivery;
  const renew = () => changeClaimed(db, email, { claimed_until: after(time(), LEASE_MILLISECONDS) });
  try {
    await withLease(renew, () => transport(email, interrupt));
  } catch (error) {
    const failure = deliveryFailure(error);
    await recordFailure(delivery, email, failure);
    return failure;
  }
  await recordSent(db, email, time());
  return null;
}

async function recordFailure(
  { db, time, interrupt }: Delivery,
  email: ClaimedEmail,
  failure: DeliveryFailure,
): Promise<void> {
  const { id, kind, attempts } = email;
  if (interrupt?.aborted) return void (await changeClaimed(db, email, { claimed_until: null }));
  const details = { email: id, kind, attempt: attempts, reason: failure.reason };
  if (failure.isPermanent || attempts >= MAX_ATTEMPTS) {
    const end = { given_up_at: time().toISOString(), claimed_until: null, failure: failure.reason };
    if (await changeClaimed(db, email, end)) logger.error(details, "an email was given up");
    return;
  }
  logger.warn(details, "an email could not be sent");
  await changeClaimed(db, email, {
    claimed_until: null,
    next_attempt_at: after(time(), pauseAfter(attempts)),
    failure: failure.reason,
  });
}

/** Deletes emails that have expired unsent, such as a code that is too old to sign in with. */
async function dropExpiredEmails(db: Connection, storeCode: string, now: Date): Promise<void> {
  const expired = await waitingEmails(db, storeCode)
    .select(["id", "kind", "attempts"])
    .where("expires_at", "<=", now.toISOString())
    .where((mail) =>
      mail.or([mail("claimed_until", "is", null), mail("claimed_until", "<=", now.toISOString())]),
    )
    .execute();
  for (const { id, kind, attempts } of expired) {
    const { numDeletedRows } = await db
      .deleteFrom("mail_outbox")
      .where("id", "=", id)
      .where("attempts", "=", attempts)
      .executeTakeFirst();
    if (numDeletedRows > 0n) logger.warn({ email: id, kind }, "an email expired before it could be sent");
  }
}
