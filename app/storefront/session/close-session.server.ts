import { orderDataCookie } from "~/provider/cookies.server";
import type { Provider } from "~/provider/provider.server";

/** Forgets who is logged in, their cart and their last order; revoking the token is the caller's. */
export function closeSession(provider: Provider): void {
  provider.keepLogin(null);
  provider.keepCart(null);
  provider.keepCookie(orderDataCookie, null);
}
