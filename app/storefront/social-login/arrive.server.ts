import type { Provider } from "~/provider/provider.server";
import { arriveLoggedIn } from "../session/arrive-logged-in.server";
import type { IssuedLogin } from "../session/start-session.server";
import { keepStage } from "./social-stage.server";

/** Verbatim from specification §8. */
const CONNECTED = "Your have successfully connected with social account.";

/** Starts the session that the provider has opened, possibly for a new account, and redirects to the return path. */
export async function arrive(request: Request, provider: Provider, login: IssuedLogin): Promise<Response> {
  keepStage(provider, null);
  return arriveLoggedIn(request, provider, { ...login, mayBeNew: true }, CONNECTED);
}
