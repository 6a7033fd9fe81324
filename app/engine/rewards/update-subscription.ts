import { requireCustomer } from "../customers/require-customer";
import type { EngineContext } from "../graphql/context";
import type {
  RewardPointsSubscriptionStatus,
  RewardPointsSubscriptionStatusesEnum,
  RewardSubscriptionInput,
} from "../graphql/resolvers.generated";
import { changeRewardAccount, type RewardAccount } from "./reward-account";

/** Stores which emails about points the current customer wants. @throws GraphQLError for guests */
export async function updateSubscription(context: EngineContext, input: RewardSubscriptionInput) {
  const { id } = await requireCustomer(context);
  await context.db.transaction().execute((transaction) =>
    changeRewardAccount(transaction, id, {
      notifies_changes: Number(input.balance_updates === "SUBSCRIBED"),
      notifies_expiry: Number(input.points_expiration_notifications === "SUBSCRIBED"),
    }),
  );
}

/** The settings as the contract shows them. */
export function viewSubscription({
  notifies_changes,
  notifies_expiry,
}: RewardAccount): RewardPointsSubscriptionStatus {
  return { balance_updates: view(notifies_changes), points_expiration_notifications: view(notifies_expiry) };
}

function view(isWanted: number): RewardPointsSubscriptionStatusesEnum {
  return isWanted === 1 ? "SUBSCRIBED" : "NOT_SUBSCRIBED";
}
