import { redirect } from "@remix-run/node";
import { EndSessionDocument, EndSessionsDocument } from "~/provider/contract/documents.generated";
import { endSession } from "~/storefront/session/end-session.server";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import { flash } from "~/storefront/shell/flash.server";
import { redirectWithSuccess } from "../account-form.server";
import type { AccountVisit } from "../account-visit";
import { noDeeper } from "../no-deeper.server";
import { END_ALL, END_ONE, END_OTHERS, SESSIONS_PATH } from "./session-intents";

const changes: Record<string, (visit: AccountVisit, form: FormData) => Promise<Response>> = {
  /** One that has ended by now is fine as well. */
  async [END_ONE](visit, form) {
    await visit.ask(EndSessionDocument, { id: fieldText(form, "id") });
    return redirectWithSuccess(visit, SESSIONS_PATH, "That device has been signed out.");
  },

  async [END_OTHERS](visit) {
    await visit.ask(EndSessionsDocument, { thisToo: false });
    return redirectWithSuccess(visit, SESSIONS_PATH, "All other devices have been signed out.");
  },

  async [END_ALL](visit) {
    await visit.ask(EndSessionsDocument, { thisToo: true });
    endSession(visit.provider);
    flash(visit.provider, "success", "You've been signed out everywhere.");
    return redirect("/", { status: 303, headers: await visit.provider.headers() });
  },
};

/**
 * Signs out one device, all others, or all with this one, which leads home.
 * @throws Response 404 for a deeper address, 400 for a form that the page does not have
 */
export async function endSessions(visit: AccountVisit): Promise<Response> {
  noDeeper(visit);
  const form = await submittedForm(visit.request);
  const intent = fieldText(form, "intent");
  if (!Object.hasOwn(changes, intent))
    throw new Response("Please reload the page and try again.", { status: 400 });
  return changes[intent](visit, form);
}
