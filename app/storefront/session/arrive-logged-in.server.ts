import { redirect } from "@remix-run/node";
import { AcceptReferralDocument } from "~/provider/contract/documents.generated";
import { readCookie, referCodeCookie } from "~/provider/cookies.server";
import type { Provider } from "~/provider/provider.server";
import { flash } from "../shell/flash.server";
import { returnPath } from "./return-path.server";
import { type IssuedLogin, startSession } from "./start-session.server";

interface Arrival extends IssuedLogin {
  /** The account may be new: the referral is then stored with it. */
  mayBeNew?: boolean;
}

/** Starts the session that the provider has opened, and redirects to the return path with a success message. */
export async function arriveLoggedIn(
  request: Request,
  provider: Provider,
  { mayBeNew = false, ...login }: Arrival,
  message: string,
): Promise<Response> {
  await startSession(request, provider, login);
  if (mayBeNew) await keepReferral(request, provider);
  flash(provider, "success", message);
  const target = await returnPath(request, provider);
  return redirect(target, { status: 303, headers: await provider.headers() });
}

/**
 * Stores the referrer (cookie REFER_CODE) with a new account, and deletes the cookie. An invalid code changes nothing.
 * Call it after the session has started.
 */
async function keepReferral(request: Request, provider: Provider): Promise<void> {
  const code = await readCookie(request, referCodeCookie);
  if (!code) return;
  provider.keepCookie(referCodeCookie, null);
  await provider.attempt(AcceptReferralDocument, { code });
}
