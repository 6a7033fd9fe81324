import { bookExpired } from "../balances/ledger";
import type { Job, JobContext } from "../jobs/job";
import { changeRewardAccount } from "./reward-account";

const HOUR = 60 * 60_000;
const AT_ONCE = 100;

/** Writes down which points have expired, so that what customers read sums to what they have. */
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

async function withExpiredPoints({ db, storeCode }: JobContext, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom("balance_entry as entry")
    .innerJoin("balance", "balance.id", "entry.balance_id")
    .innerJoin("customer", "customer.id", "balance.customer_id")
    .leftJoin("reward_account as account", "account.customer_id", "customer.id")
    .select("customer.id")
    .distinct()
    .where("entry.store_code", "=", storeCode)
    .where("entry.kind", "=", "points")
    .where("entry.expires_at", "<=", now.toISOString())
    .where((is) =>
      is.or([
        is("account.expiry_booked_until", "is", null),
        is("entry.expires_at", ">", is.ref("account.expiry_booked_until")),
      ]),
    )
    .orderBy("customer.id")
    .limit(AT_ONCE)
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
