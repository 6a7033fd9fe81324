import { redirect } from "@remix-run/node";
import { CloseSessionDocument, CloseSessionsDocument } from "~/provider/contract/documents.generated";
import { closeSession } from "~/storefront/session/close-session.server";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import { flash } from "~/storefront/shell/flash.server";
import { redirectWithSuccess } from "../account-form.server";
import type { AccountVisit } from "../account-visit";
import { noDeeper } from "../no-deeper.server";
import { CLOSE_ALL, CLOSE_ONE, CLOSE_OTHERS, SESSIONS_PATH } from "./session-intents";

const changes: Record<string, (visit: AccountVisit, form: FormData) => Promise<Response>> = {
  /** A session that has already ended counts as success. */
  async [CLOSE_ONE](visit, form) {
    await visit.ask(CloseSessionDocument, { id: fieldText(form, "id") });
    return redirectWithSuccess(visit, SESSIONS_PATH, "That device has been signed out.");
  },

  async [CLOSE_OTHERS](visit) {
    await visit.ask(CloseSessionsDocument, { thisToo: false });
    return redirectWithSuccess(visit, SESSIONS_PATH, "All other devices have been signed out.");
  },

  async [CLOSE_ALL](visit) {
    await visit.ask(CloseSessionsDocument, { thisToo: true });
    closeSession(visit.provider);
    flash(visit.provider, "success", "You've been signed out everywhere.");
    return redirect("/", { status: 303, headers: await visit.provider.headers() });
  },
};

/**
 * Signs out one device, all others, or all including this one, which redirects to the home page.
 * @throws Response 404 for an unknown sub-page, 400 for an unknown form
 */
export async function closeSessions(visit: AccountVisit): Promise<Response> {
  noDeeper(visit);
  const form = await submittedForm(visit.request);
  const intent = fieldText(form, "intent");
  if (!Object.hasOwn(changes, intent)) throw new Response("This form is not known here.", { status: 400 });
  return changes[intent](visit, form);
}
