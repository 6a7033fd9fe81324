import type { Settings } from "~/settings/settings.server";
import type { Connection } from "../database/schema";
import type { Job } from "../jobs/job";
import { shopEmailOf } from "./sender";
import { queueShopEmail } from "./shop-email";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

interface KindCount {
  kind: string;
  count: number;
}

/**
 * Emails the operator once a day how many emails of which kind were undeliverable since the last report. Excludes
 * emails to the operator's own mailbox: a report about them would fail and be reported in turn.
 */
export const reportGivenUpEmails: Job = {
  name: "report-given-up-emails",
  everyMilliseconds: DAY_MILLISECONDS,
  async run({ db, settings, storeCode, wakeMail }, now) {
    const isNotified = await db.transaction().execute(async (transaction) => {
      const counts = await takeUnreported(transaction, { settings, storeCode, now });
      if (counts.length === 0) return false;
      await queueShopEmail(transaction, settings, { storeCode, ...report(counts) });
      return true;
    });
    if (isNotified) wakeMail();
  },
};

/** Marks them as reported. */
async function takeUnreported(
  transaction: Connection,
  { settings, storeCode, now }: { settings: Settings; storeCode: string; now: Date },
): Promise<KindCount[]> {
  const marked = await transaction
    .updateTable("mail_outbox")
    .set({ reported_at: now.toISOString() })
    .where("store_code", "=", storeCode)
    .where("given_up_at", "<=", now.toISOString())
    .where("reported_at", "is", null)
    .where("recipient", "!=", shopEmailOf(settings))
    .returning("kind")
    .execute();
  const counts = new Map<string, number>();
  for (const { kind } of marked) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => ({ kind, count })).sort((one, other) => other.count - one.count);
}

function report(counts: KindCount[]) {
  const total = counts.reduce((subtotal, { count }) => subtotal + count, 0);
  const emails = total === 1 ? "1 email" : `${total} emails`;
  return {
    subject: `${emails} couldn't be delivered`,
    lines: [
      `Since the last report, ${emails} couldn't be delivered: the recipient's mail server refused them for good, or none took them within five days.`,
      counts.map(({ kind, count }) => `${kind}: ${count}`).join("\n"),
      "Run “npm run emails:resend” on the server to list them and send them again. They're kept for 90 days.",
    ],
  };
}
