import type { Validator } from "remix-validated-form";
import {
  DeleteCustomerAccountDocument,
  DisconnectSocialLoginDocument,
  SendAccountDeletionCodeDocument,
} from "~/provider/contract/documents.generated";
import { closeSession } from "~/storefront/session/close-session.server";
import { seeOther } from "~/storefront/session/see-other.server";
import { fieldText } from "~/storefront/session/submitted-form.server";
import { flash } from "~/storefront/shell/flash.server";
import {
  actionByIntent,
  redirectWithError,
  redirectWithSuccess,
  validateAccountForm,
} from "../account-form.server";
import type { AccountVisit } from "../account-visit";
import {
  byCodeValidator,
  byPasswordValidator,
  DELETE_BY_CODE,
  DELETE_BY_PASSWORD,
  DISCONNECT,
  PRIVACY_PATH,
  SEND_CODE,
} from "./privacy-forms";

/** Disconnects a social login, emails a code, or deletes the account and redirects to the home page. @throws Response 400 for an unknown intent */
export const action = actionByIntent({
  async [DISCONNECT](visit, form) {
    await visit.ask(DisconnectSocialLoginDocument, { source: fieldText(form, "source") });
    return redirectWithSuccess(visit, PRIVACY_PATH, "That account is disconnected.");
  },

  async [SEND_CODE](visit) {
    const response = await visit.provider.attempt(SendAccountDeletionCodeDocument, {});
    if (response.status)
      return redirectWithSuccess(visit, `${PRIVACY_PATH}?code#delete`, "We've emailed you a code.");
    return redirectWithError(visit, PRIVACY_PATH, response.message);
  },

  [DELETE_BY_PASSWORD]: (visit, form) => deleteAccount(visit, form, byPasswordValidator),
  [DELETE_BY_CODE]: (visit, form) => deleteAccount(visit, form, byCodeValidator),
});

async function deleteAccount(
  visit: AccountVisit,
  form: FormData,
  validator: Validator<{ password?: string; code?: string; agreed: "on" }>,
): Promise<Response> {
  const checked = await validateAccountForm(visit, form, validator, {
    secrets: ["password", "code", "agreed"],
  });
  if (checked instanceof Response) return checked;
  const { password, code } = checked.data;
  const { provider } = visit;
  const response = await provider.attempt(DeleteCustomerAccountDocument, { input: { password, code } });
  if (!response.status) return checked.rejected(response);
  closeSession(provider);
  flash(provider, "success", "Your account has been deleted. Thank you for being with us.");
  return seeOther(provider, "/");
}
