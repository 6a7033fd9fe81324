import { redirect } from "@remix-run/node";
import type { Validator } from "remix-validated-form";
import {
  DeleteCustomerAccountDocument,
  DisconnectSocialLoginDocument,
  SendLeavingCodeDocument,
} from "~/provider/contract/documents.generated";
import { endSession } from "~/storefront/session/end-session.server";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import { flash } from "~/storefront/shell/flash.server";
import { redirectWithSuccess, validateAccountForm } from "../account-form.server";
import type { AccountVisit } from "../account-visit";
import { noDeeper } from "../no-deeper.server";
import {
  byCodeValidator,
  byPasswordValidator,
  DELETE_BY_CODE,
  DELETE_BY_PASSWORD,
  DISCONNECT,
  PRIVACY_PATH,
  SEND_CODE,
} from "./privacy-forms";

const changes: Record<string, (visit: AccountVisit, form: FormData) => Promise<Response>> = {
  async [DISCONNECT](visit, form) {
    await visit.ask(DisconnectSocialLoginDocument, { source: fieldText(form, "source") });
    return redirectWithSuccess(visit, PRIVACY_PATH, "That account is disconnected.");
  },

  async [SEND_CODE](visit) {
    const answer = await visit.provider.attempt(SendLeavingCodeDocument, {});
    if (answer.status)
      return redirectWithSuccess(visit, `${PRIVACY_PATH}?code#delete`, "We've emailed you a code.");
    flash(visit.provider, "error", answer.message);
    return redirect(PRIVACY_PATH, { status: 303, headers: await visit.provider.headers() });
  },

  [DELETE_BY_PASSWORD]: (visit, form) => deleteAccount(visit, form, byPasswordValidator),
  [DELETE_BY_CODE]: (visit, form) => deleteAccount(visit, form, byCodeValidator),
};

/**
 * Ends a social log-in, mails a code, or deletes the account and answers the way home.
 * @throws Response 404 for a deeper address, 400 for a form that the page does not have
 */
export async function changePrivacy(visit: AccountVisit): Promise<Response> {
  noDeeper(visit);
  const form = await submittedForm(visit.request);
  const intent = fieldText(form, "intent");
  if (!Object.hasOwn(changes, intent))
    throw new Response("Please reload the page and try again.", { status: 400 });
  return changes[intent](visit, form);
}

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
  const answer = await provider.attempt(DeleteCustomerAccountDocument, { input: { password, code } });
  if (!answer.status) return checked.refused(answer);
  endSession(provider);
  flash(provider, "success", "Your account has been deleted. Thank you for being with us.");
  return redirect("/", { status: 303, headers: await provider.headers() });
}
