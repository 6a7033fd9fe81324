import { CloseSessionDocument, CloseSessionsDocument } from "~/provider/contract/documents.generated";
import { closeSession } from "~/storefront/session/close-session.server";
import { seeOther } from "~/storefront/session/see-other.server";
import { fieldText } from "~/storefront/session/submitted-form.server";
import { flash } from "~/storefront/shell/flash.server";
import { actionByIntent, redirectWithSuccess } from "../account-form.server";
import { CLOSE_ALL, CLOSE_ONE, CLOSE_OTHERS, SESSIONS_PATH } from "./session-intents";

/** Signs out one device, all others, or all with this one. @throws Response 400 for an unknown intent */
export const action = actionByIntent({
  /** Also succeeds for a session that has already ended. */
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
    return seeOther(visit.provider, "/");
  },
});
