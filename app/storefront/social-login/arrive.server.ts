import { redirect } from "@remix-run/node";
import type { Provider } from "~/provider/provider.server";
import { beginSession } from "../session/begin-session.server";
import { keepReferral } from "../session/keep-referral.server";
import { wayBack } from "../session/way-back.server";
import { flash } from "../shell/flash.server";
import { keepStage } from "./social-stage.server";

/** Word for word from specification §8. */
const CONNECTED = "Your have successfully connected with social account.";

interface IssuedLogin {
  token: string;
  /** The price offer code of the login's answer. */
  cachePrice?: string | null;
}

/** Begins the session that the provider has opened and answers the way back. */
export async function arrive(
  request: Request,
  provider: Provider,
  { token, cachePrice }: IssuedLogin,
): Promise<Response> {
  keepStage(provider, null);
  await beginSession(provider, token, cachePrice);
  await keepReferral(request, provider);
  flash(provider, "success", CONNECTED);
  const target = await wayBack(request, provider);
  return redirect(target, { status: 303, headers: await provider.headers() });
}
