import { redirect } from "@remix-run/node";
import type { Provider } from "~/provider/provider.server";
import { flash } from "../shell/flash.server";
import { keepReferral } from "./keep-referral.server";
import { returnPath } from "./return-path.server";
import { type IssuedLogin, startSession } from "./start-session.server";

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
  await startSession(request, provider, login);
  if (mayBeNew) await keepReferral(request, provider);
  flash(provider, "success", message);
  const target = await returnPath(request, provider);
  return redirect(target, { status: 303, headers: await provider.headers() });
}
