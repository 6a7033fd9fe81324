import { openLotsOf } from "../balances/ledger";
import type { Job, JobContext } from "../jobs/job";
import { queueMail } from "../mail/outbox";
import { AT_ONCE, expiringCustomers } from "./expiring-customers";
import { expiringPoints } from "./expiring-points";
import { emailOf } from "./notify-of-change";
import { changeRewardAccount, lockRewardAccount } from "./reward-account";
import { expiryEmail } from "./reward-emails";
import { NOTICE_DAYS } from "./reward-rules";

const DAY = 24 * 60 * 60_000;

/** Emails customers once before their points expire, unless they opted out. */
export const notifyExpiringPoints: Job = {
  name: "notify-expiring-points",
  everyMilliseconds: DAY / 4,
  async run(context, now) {
    const upTo = new Date(now.getTime() + NOTICE_DAYS * DAY).toISOString();
    const span = { after: now.toISOString(), upTo };
    for (;;) {
      const customers = await notNotifiedYet(context, span);
      for (const customerId of customers) await notifyOne(context, customerId, span);
      if (customers.length > 0) context.wakeMail();
      if (customers.length < AT_ONCE) return;
    }
  },
};

interface Span {
  after: string;
  upTo: string;
}

async function notNotifiedYet(context: JobContext, { after, upTo }: Span): Promise<number[]> {
  const rows = await expiringCustomers(context, upTo)
    .where("entry.expires_at", ">", after)
    .where((is) => is.or([is("account.notifies_expiry", "is", null), is("account.notifies_expiry", "=", 1)]))
    .where((is) =>
      is.or([
        is("account.expiry_notified_until", "is", null),
        is("entry.expires_at", ">", is.ref("account.expiry_notified_until")),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks the account while the email is queued, so that only one process sends it. */
async function notifyOne({ db, settings, storeCode }: JobContext, customerId: number, span: Span) {
  await db.transaction().execute(async (transaction) => {
    const { expiry_notified_until, notifies_expiry } = await lockRewardAccount(transaction, customerId);
    if (notifies_expiry === 0) return;
    const lots = await openLotsOf(transaction, { storeCode, account: customerId, kind: "points" });
    const [first, ...rest] = expiringPoints(lots, span).filter(
      ({ expiresAt }) => expiry_notified_until === null || expiresAt > expiry_notified_until,
    );
    await changeRewardAccount(transaction, customerId, { expiry_notified_until: span.upTo });
    if (!first) return;
    const recipient = await emailOf(transaction, customerId);
    await queueMail(transaction, {
      kind: "reminder",
      storeCode,
      recipient,
      ...expiryEmail(settings, [first, ...rest]),
    });
  });
}
