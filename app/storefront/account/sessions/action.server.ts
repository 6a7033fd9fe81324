import { EndSessionDocument, EndSessionsDocument } from "~/provider/contract/documents.generated";
import { endSession } from "~/storefront/session/end-session.server";
import { seeOther } from "~/storefront/session/see-other.server";
import { fieldText } from "~/storefront/session/submitted-form.server";
import { flash } from "~/storefront/shell/flash.server";
import { actionByIntent, redirectWithSuccess } from "../account-form.server";
import { END_ALL, END_ONE, END_OTHERS, SESSIONS_PATH } from "./session-intents";

/** Signs out one device, all others, or all with this one. @throws Response 400 for an unknown intent */
export const action = actionByIntent({
  /** Also succeeds for a session that has already ended. */
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
    return seeOther(visit.provider, "/");
  },
});
