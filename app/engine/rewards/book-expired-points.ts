import { bookExpired } from "../balances/ledger";
import type { Job, JobContext } from "../jobs/job";
import { AT_ONCE, expiringCustomers } from "./expiring-customers";
import { changeRewardAccount } from "./reward-account";

const HOUR = 60 * 60_000;

/** Books expired points, so that a customer's entries add up to their balance. */
export const bookExpiredPoints: Job = {
  name: "book-expired-points",
  everyMilliseconds: HOUR,
  async run(context, now) {
    for (;;) {
      const customers = await withExpiredPoints(context, now);
      for (const customerId of customers) await bookOne(context, customerId, now);
      if (customers.length < AT_ONCE) return;
    }
  },
};

async function withExpiredPoints(context: JobContext, now: Date): Promise<number[]> {
  const rows = await expiringCustomers(context, now.toISOString())
    .where((is) =>
      is.or([
        is("account.expiry_booked_until", "is", null),
        is("entry.expires_at", ">", is.ref("account.expiry_booked_until")),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

async function bookOne({ db, storeCode }: JobContext, customerId: number, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const owner = { storeCode, account: customerId, kind: "points" } as const;
    await bookExpired(transaction, owner, "Expired", now);
    await changeRewardAccount(transaction, customerId, { expiry_booked_until: now.toISOString() });
  });
}
