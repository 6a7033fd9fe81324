import { requireCustomer } from "../customers/require-customer";
import type { EngineContext } from "../graphql/context";
import { changeRewardAccount, lockRewardAccount } from "./reward-account";

/**
 * Enrolls the current customer in the loyalty levels; no effect if already enrolled. @throws GraphQLError for guests
 */
export async function joinLoyalty(context: EngineContext): Promise<void> {
  const { id } = await requireCustomer(context);
  await context.db.transaction().execute(async (transaction) => {
    const { joined_at } = await lockRewardAccount(transaction, id);
    if (joined_at !== null) return;
    await changeRewardAccount(transaction, id, { joined_at: new Date().toISOString() });
  });
}

/** Ends the enrollment; points stay. @throws GraphQLError for guests */
export async function leaveLoyalty(context: EngineContext): Promise<void> {
  const { id } = await requireCustomer(context);
  await context.db
    .transaction()
    .execute((transaction) => changeRewardAccount(transaction, id, { joined_at: null }));
}
