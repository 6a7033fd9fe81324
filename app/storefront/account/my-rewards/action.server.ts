import {
  JoinLoyaltyDocument,
  LeaveLoyaltyDocument,
  type RewardPointsSubscriptionStatusesEnum,
  UpdateRewardSubscriptionDocument,
} from "~/provider/contract/documents.generated";
import { actionByIntent, redirectWithSuccess, validateAccountForm } from "../account-form.server";
import { type AccountVisit, pageNotFound } from "../account-visit";
import { settingsValidator } from "./settings-form";
import { rewardsPath, subPageOf } from "./sub-pages";

const changeByIntent = actionByIntent({
  async join(visit) {
    await visit.ask(JoinLoyaltyDocument, {});
    return redirectWithSuccess(visit, rewardsPath("loyaltylevel"), "Welcome to the loyalty program!");
  },

  async leave(visit) {
    await visit.ask(LeaveLoyaltyDocument, {});
    return redirectWithSuccess(
      visit,
      rewardsPath("settings"),
      "You've left the loyalty program. You keep your points.",
    );
  },

  async settings(visit, form) {
    const checked = await validateAccountForm(visit, form, settingsValidator);
    if (checked instanceof Response) return checked;
    const { changes, expiry } = checked.data;
    const input = { balance_updates: status(changes), points_expiration_notifications: status(expiry) };
    const response = await visit.provider.attempt(UpdateRewardSubscriptionDocument, { input });
    if (!response.status) return checked.rejected(response);
    return redirectWithSuccess(visit, rewardsPath("settings"), "Your email preferences have been saved.");
  },
});

/**
 * Joins or leaves the loyalty levels, or saves which emails are wanted.
 * @throws Response 404 for an unknown sub-page, 400 for an unknown intent
 */
export async function action(visit: AccountVisit): Promise<Response> {
  if (!subPageOf(visit.orderId, visit.subOrderId)) throw pageNotFound();
  return changeByIntent(visit);
}

function status(isWanted: boolean): RewardPointsSubscriptionStatusesEnum {
  return isWanted ? "SUBSCRIBED" : "NOT_SUBSCRIBED";
}
