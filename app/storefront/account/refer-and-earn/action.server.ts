import { InviteFriendsDocument } from "~/provider/contract/documents.generated";
import { submittedForm } from "~/storefront/session/submitted-form.server";
import { redirectWithSuccess, validateAccountForm } from "../account-form.server";
import type { AccountVisit } from "../account-visit";
import { inviteValidator } from "./invite-form";

const PAGE_PATH = "/customer/account/refer-and-earn";

/** Sends the customer's link to friends. */
export async function action(visit: AccountVisit): Promise<Response> {
  const checked = await validateAccountForm(visit, await submittedForm(visit.request), inviteValidator);
  if (checked instanceof Response) return checked;
  const response = await visit.provider.attempt(InviteFriendsDocument, checked.data);
  if (!response.status) return checked.rejected(response);
  const friends =
    response.data.inviteFriends === 1 ? "your friend" : `${response.data.inviteFriends} friends`;
  return redirectWithSuccess(visit, PAGE_PATH, `Your link is on its way to ${friends}.`);
}
