import { redirect } from "@remix-run/node";
import {
  ChangeSubscriptionDocument,
  SetNewsletterConsentDocument,
} from "~/provider/contract/documents.generated";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import { flash } from "~/storefront/shell/flash.server";
import { noDeeper } from "../no-deeper.server";
import type { RoomVisit } from "../room-visit";
import { SUBSCRIBE, WITHDRAW } from "./newsletter-page";

/** Gives or withdraws the consent. @throws Response 400 for a form that the room does not have */
export async function changeNewsletter(visit: RoomVisit): Promise<Response> {
  noDeeper(visit);
  const intent = fieldText(await submittedForm(visit.request), "intent");
  if (intent !== SUBSCRIBE && intent !== WITHDRAW)
    throw new Response("This form is not known here.", { status: 400 });
  const { kind, message } = await changeConsent(visit, intent === SUBSCRIBE);
  flash(visit.provider, kind, message);
  return redirect("/customer/account/newsletter", { status: 303, headers: await visit.provider.headers() });
}

interface Told {
  kind: "success" | "error";
  message: string;
}

async function changeConsent(visit: RoomVisit, subscribe: boolean): Promise<Told> {
  if (!(await visit.provider.supports(SetNewsletterConsentDocument))) return changePlainly(visit, subscribe);
  const { setNewsletterConsent } = await visit.ask(SetNewsletterConsentDocument, { subscribe });
  const { error, message } = setNewsletterConsent;
  return { kind: error ? "error" : "success", message: message ?? "" };
}

/** A host without the extension says nothing about it: it subscribes, or waits for its own letter to be answered. */
async function changePlainly(visit: RoomVisit, isSubscribed: boolean): Promise<Told> {
  const { updateCustomerV2 } = await visit.ask(ChangeSubscriptionDocument, { isSubscribed });
  if (!isSubscribed) return { kind: "success", message: "You will get no more of our newsletters." };
  const isDone = updateCustomerV2?.customer.is_subscribed === true;
  return { kind: "success", message: isDone ? "Thank you! You get our newsletter from now on." : ASKED };
}

const ASKED = "Thank you! Please open the email we have just sent you and confirm your address.";
