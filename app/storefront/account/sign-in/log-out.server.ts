import { redirect } from "@remix-run/node";
import { LogOutDocument } from "~/provider/contract/documents.generated";
import { openProvider } from "~/provider/provider.server";
import { endSession } from "~/storefront/session/end-session.server";
import { requireSameOrigin } from "~/storefront/session/same-origin.server";
import { flash } from "~/storefront/shell/flash.server";
import { LOGGED_OUT } from "./messages";

/** Revokes the customer's token, forgets login, cart and last order, and answers the way home. @throws Response 403 when another site asks for it */
export async function logOut(request: Request): Promise<Response> {
  requireSameOrigin(request);
  const provider = await openProvider(request);
  if (provider.isLoggedIn) await provider.attempt(LogOutDocument, {});
  endSession(provider);
  flash(provider, "success", LOGGED_OUT);
  return redirect("/", { status: 303, headers: await provider.headers() });
}
