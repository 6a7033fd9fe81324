import { redirect } from "@remix-run/node";
import {
  ChangeSubscriptionDocument,
  SetNewsletterConsentDocument,
} from "~/provider/contract/documents.generated";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import { flash } from "~/storefront/shell/flash.server";
import type { AccountVisit } from "../account-visit";
import { noDeeper } from "../no-deeper.server";
import { SUBSCRIBE, WITHDRAW } from "./newsletter-page";

/** Gives or withdraws the consent. @throws Response 400 for a form that the page does not have */
export async function changeNewsletter(visit: AccountVisit): Promise<Response> {
  noDeeper(visit);
  const intent = fieldText(await submittedForm(visit.request), "intent");
  if (intent !== SUBSCRIBE && intent !== WITHDRAW)
    throw new Response("Please reload the page and try again.", { status: 400 });
  const { kind, message } = await changeConsent(visit, intent === SUBSCRIBE);
  flash(visit.provider, kind, message);
  return redirect("/customer/account/newsletter", { status: 303, headers: await visit.provider.headers() });
}

interface Told {
  kind: "success" | "error";
  message: string;
}

async function changeConsent(visit: AccountVisit, subscribe: boolean): Promise<Told> {
  if (!(await visit.provider.supports(SetNewsletterConsentDocument))) return changePlainly(visit, subscribe);
  const { setNewsletterConsent } = await visit.ask(SetNewsletterConsentDocument, { subscribe });
  const { error, message } = setNewsletterConsent;
  return { kind: error ? "error" : "success", message: message ?? "" };
}

/** A host without the extension says nothing about it: it subscribes, or waits for its own email to be answered. */
async function changePlainly(visit: AccountVisit, isSubscribed: boolean): Promise<Told> {
  const { updateCustomerV2 } = await visit.ask(ChangeSubscriptionDocument, { isSubscribed });
  if (!isSubscribed) return { kind: "success", message: "You're unsubscribed from our newsletter." };
  const isDone = updateCustomerV2?.customer.is_subscribed === true;
  return { kind: "success", message: isDone ? "Thank you! You're subscribed to our newsletter." : ASKED };
}

const ASKED = "Thank you! Please open the email we just sent you and confirm your address.";
