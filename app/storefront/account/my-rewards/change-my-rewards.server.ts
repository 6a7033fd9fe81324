import {
  JoinLoyaltyDocument,
  LeaveLoyaltyDocument,
  type RewardPointsSubscriptionStatusesEnum,
  UpdateRewardSubscriptionDocument,
} from "~/provider/contract/documents.generated";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import { redirectWithSuccess, validateAccountForm } from "../account-form.server";
import type { AccountVisit } from "../account-visit";
import { settingsValidator } from "./settings-form";
import { rewardsPath, subPageOf } from "./sub-pages";

type Change = (visit: AccountVisit, form: FormData) => Promise<Response>;

const changes: Record<string, Change> = {
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
    const answer = await visit.provider.attempt(UpdateRewardSubscriptionDocument, { input });
    if (!answer.status) return checked.refused(answer);
    return redirectWithSuccess(visit, rewardsPath("settings"), "Your email preferences have been saved.");
  },
};

/**
 * Joins or leaves the loyalty levels, or keeps which emails are wanted.
 * @throws Response 404 for a sub-page that is not there, 400 for something that no form here asks for
 */
export async function changeMyRewards(visit: AccountVisit): Promise<Response> {
  if (!subPageOf(visit.orderId, visit.subOrderId)) throw new Response("Page Not Found", { status: 404 });
  const form = await submittedForm(visit.request);
  const intent = fieldText(form, "intent");
  if (!Object.hasOwn(changes, intent))
    throw new Response("Please reload the page and try again.", { status: 400 });
  return changes[intent](visit, form);
}

function status(isWanted: boolean): RewardPointsSubscriptionStatusesEnum {
  return isWanted ? "SUBSCRIBED" : "NOT_SUBSCRIBED";
}
