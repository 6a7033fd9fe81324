import type { Provider } from "~/provider/provider.server";
import { arriveLoggedIn } from "../session/arrive-logged-in.server";
import type { IssuedLogin } from "../session/start-session.server";
import { keepStage } from "./social-stage.server";

/** Word for word from specification §8. */
const CONNECTED = "Your have successfully connected with social account.";

/** Begins the session that the provider has opened, whose account may be new, and answers the way back. */
export async function arrive(request: Request, provider: Provider, login: IssuedLogin): Promise<Response> {
  keepStage(provider, null);
  return arriveLoggedIn(request, provider, { ...login, mayBeNew: true }, CONNECTED);
}
