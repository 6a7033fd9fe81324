import { LogOutDocument } from "~/provider/contract/documents.generated";
import { openProvider } from "~/provider/provider.server";
import { closeSession } from "~/storefront/session/close-session.server";
import { requireSameOrigin } from "~/storefront/session/same-origin.server";
import { seeOther } from "~/storefront/session/see-other.server";
import { flash } from "~/storefront/shell/flash.server";
import { LOGGED_OUT } from "./messages";

/**
 * Revokes the customer's token, forgets login, cart and last order, and redirects to the home page.
 * @throws Response 403 when another site sends the request
 */
export async function logOut(request: Request): Promise<Response> {
  requireSameOrigin(request);
  const provider = await openProvider(request);
  if (provider.isLoggedIn) await provider.attempt(LogOutDocument, {});
  closeSession(provider);
  flash(provider, "success", LOGGED_OUT);
  return seeOther(provider, "/");
}
