import {
  ChangeSubscriptionDocument,
  SetNewsletterConsentDocument,
} from "~/provider/contract/documents.generated";
import { actionByIntent, redirectWithError, redirectWithSuccess } from "../account-form.server";
import type { AccountVisit } from "../account-visit";
import { SUBSCRIBE, WITHDRAW } from "./page";

/** Gives or withdraws the consent to the newsletter. @throws Response 400 for an unknown intent */
export const action = actionByIntent({
  [SUBSCRIBE]: (visit) => changeConsent(visit, true),
  [WITHDRAW]: (visit) => changeConsent(visit, false),
});

async function changeConsent(visit: AccountVisit, subscribe: boolean): Promise<Response> {
  if (!(await visit.provider.supports(SetNewsletterConsentDocument))) return changePlainly(visit, subscribe);
  const { setNewsletterConsent } = await visit.ask(SetNewsletterConsentDocument, { subscribe });
  const { error, message } = setNewsletterConsent;
  return (error ? redirectWithError : redirectWithSuccess)(visit, PAGE_PATH, message ?? "");
}

/** A host without the extension reports nothing: it subscribes at once, or after its own email is confirmed. */
async function changePlainly(visit: AccountVisit, isSubscribed: boolean): Promise<Response> {
  const { updateCustomerV2 } = await visit.ask(ChangeSubscriptionDocument, { isSubscribed });
  const isDone = updateCustomerV2?.customer.is_subscribed === true;
  const subscribed = isDone ? "Thank you! You're subscribed to our newsletter." : CONFIRMATION_SENT;
  return redirectWithSuccess(
    visit,
    PAGE_PATH,
    isSubscribed ? subscribed : "You're unsubscribed from our newsletter.",
  );
}

const PAGE_PATH = "/customer/account/newsletter";
const CONFIRMATION_SENT = "Thank you! Please open the email we just sent you and confirm your address.";
