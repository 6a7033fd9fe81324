import { redirect } from "@remix-run/node";
import { SetNewsletterConsentDocument } from "~/provider/contract/documents.generated";
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
  const { setNewsletterConsent } = await visit.ask(SetNewsletterConsentDocument, {
    subscribe: intent === SUBSCRIBE,
  });
  const { error, message } = setNewsletterConsent;
  flash(visit.provider, error ? "error" : "success", message ?? "");
  return redirect("/customer/account/newsletter", { status: 303, headers: await visit.provider.headers() });
}
