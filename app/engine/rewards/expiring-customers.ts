import type { JobContext } from "../jobs/job";

/** Number of customers that a job looks up at once. */
export const AT_ONCE = 100;

/** Queries the ids of customers with points expiring by that time; `entry` are those points, `account` may be null. */
export function expiringCustomers({ db, storeCode }: Pick<JobContext, "db" | "storeCode">, upTo: string) {
  return db
    .selectFrom("balance_entry as entry")
    .innerJoin("balance", "balance.id", "entry.balance_id")
    .innerJoin("customer", "customer.id", "balance.customer_id")
    .leftJoin("reward_account as account", "account.customer_id", "customer.id")
    .select("customer.id")
    .distinct()
    .where("entry.store_code", "=", storeCode)
    .where("entry.kind", "=", "points")
    .where("entry.expires_at", "<=", upTo)
    .orderBy("customer.id")
    .limit(AT_ONCE);
}
