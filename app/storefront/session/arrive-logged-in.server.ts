import { redirect } from "@remix-run/node";
import { AcceptReferralDocument } from "~/provider/contract/documents.generated";
import { readCookie, referCodeCookie } from "~/provider/cookies.server";
import type { Provider } from "~/provider/provider.server";
import { flash } from "../shell/flash.server";
import { beginSession, type IssuedLogin } from "./begin-session.server";
import { returnPath } from "./return-path.server";

interface Arrival extends IssuedLogin {
  /** The account may have been opened just now: who recommended the shop is kept with it. */
  mayBeNew?: boolean;
}

/** Begins the session that the provider has opened and answers the way back, with the message that it worked. */
export async function arriveLoggedIn(
  request: Request,
  provider: Provider,
  { mayBeNew = false, ...login }: Arrival,
  message: string,
): Promise<Response> {
  await beginSession(request, provider, login);
  if (mayBeNew) await keepReferral(request, provider);
  flash(provider, "success", message);
  const target = await returnPath(request, provider);
  return redirect(target, { status: 303, headers: await provider.headers() });
}

/**
 * Keeps with a new account who recommended the shop (cookie REFER_CODE), and forgets the cookie. A code that does not
 * count changes nothing. To be called after the login has begun.
 */
async function keepReferral(request: Request, provider: Provider): Promise<void> {
  const code = await readCookie(request, referCodeCookie);
  if (!code) return;
  provider.keepCookie(referCodeCookie, null);
  await provider.attempt(AcceptReferralDocument, { code });
}
