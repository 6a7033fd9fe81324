import { lockRows } from "../database/dialect";
import type { Connection, NewRow, Row } from "../database/schema";

export type RewardAccount = Row<"reward_account">;

/** A customer's reward settings, or the defaults. */
export async function rewardAccount(db: Connection, customerId: number): Promise<RewardAccount> {
  return (await accountQuery(db, customerId).executeTakeFirst()) ?? newAccount(customerId);
}

/** The same, stored and locked until the transaction ends. */
export async function lockRewardAccount(transaction: Connection, customerId: number): Promise<RewardAccount> {
  await transaction
    .insertInto("reward_account")
    .values(newAccount(customerId))
    .onConflict((conflict) => conflict.column("customer_id").doNothing())
    .execute();
  return lockRows(transaction, accountQuery(transaction, customerId)).executeTakeFirstOrThrow();
}

/** Updates the settings, which are stored if necessary. */
export async function changeRewardAccount(
  transaction: Connection,
  customerId: number,
  change: Partial<Omit<NewRow<"reward_account">, "customer_id">>,
): Promise<void> {
  await lockRewardAccount(transaction, customerId);
  await transaction.updateTable("reward_account").set(change).where("customer_id", "=", customerId).execute();
}

/** Default: no email about each change, but one before points expire. */
function newAccount(customerId: number): RewardAccount {
  return {
    customer_id: customerId,
    joined_at: null,
    notifies_changes: 0,
    notifies_expiry: 1,
    expiry_notified_until: null,
    expiry_booked_until: null,
  };
}

function accountQuery(db: Connection, customerId: number) {
  return db.selectFrom("reward_account").selectAll().where("customer_id", "=", customerId);
}
