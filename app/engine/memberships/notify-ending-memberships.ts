import type { Connection } from "../database/schema";
import type { Job, JobContext } from "../jobs/job";
import { queueMail } from "../mail/outbox";
import { endingEmail } from "./membership-emails";

const DAY = 24 * 60 * 60_000;
/** Four weeks: enough time to decide, without being too early. */
const NOTICE_DAYS = 28;
const AT_ONCE = 500;

/** Emails members some weeks before their membership ends, once per end. */
export const notifyEndingMemberships: Job = {
  name: "notify-ending-memberships",
  everyMilliseconds: DAY / 4,
  async run(context, now) {
    for (;;) {
      const customers = await notNotifiedYet(context.db, context.storeCode, now).limit(AT_ONCE).execute();
      for (const { id } of customers) await notifyOne(context, id, now);
      if (customers.length > 0) context.wakeMail();
      if (customers.length < AT_ONCE) return;
    }
  },
};

function notNotifiedYet(db: Connection, storeCode: string, now: Date) {
  return db
    .selectFrom("customer")
    .select("id")
    .where("store_code", "=", storeCode)
    .where("member_until", ">", now.toISOString())
    .where("member_until", "<=", new Date(now.getTime() + NOTICE_DAYS * DAY).toISOString())
    .where((is) =>
      is.or([
        is("member_notified_until", "is", null),
        is("member_notified_until", "<", is.ref("member_until")),
      ]),
    );
}

/** Records and queues in one transaction, with a conditional update, so that only one process sends. */
async function notifyOne({ db, settings, storeCode }: JobContext, customerId: number, now: Date) {
  await db.transaction().execute(async (transaction) => {
    const notified = await transaction
      .updateTable("customer")
      .set(({ ref }) => ({ member_notified_until: ref("member_until") }))
      .where("id", "in", notNotifiedYet(transaction, storeCode, now).where("id", "=", customerId))
      .returning(["email", "member_until", "member_renews"])
      .executeTakeFirst();
    if (!notified?.member_until) return;
    const message = endingEmail(settings, {
      until: notified.member_until,
      renews: notified.member_renews === 1,
    });
    await queueMail(transaction, { kind: "reminder", storeCode, recipient: notified.email, ...message });
  });
}
