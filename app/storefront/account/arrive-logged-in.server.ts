import { redirect } from "@remix-run/node";
import type { Provider } from "~/provider/provider.server";
import { beginSession } from "~/storefront/session/begin-session.server";
import { wayBack } from "~/storefront/session/way-back.server";
import { flash } from "~/storefront/shell/flash.server";
import { LOGGED_IN } from "./messages";

interface IssuedLogin {
  token: string;
  /** The price offer code of the login's answer. */
  cachePrice?: string | null;
}

/** Begins the session that the provider has opened and answers the way back, with the message that it worked. */
export async function arriveLoggedIn(
  request: Request,
  provider: Provider,
  { token, cachePrice }: IssuedLogin,
): Promise<Response> {
  await beginSession(provider, token, cachePrice);
  flash(provider, "success", LOGGED_IN);
  const target = await wayBack(request, provider);
  return redirect(target, { status: 303, headers: await provider.headers() });
}
