import { orderDataCookie } from "~/provider/cookies.server";
import type { Provider } from "~/provider/provider.server";

/** Forgets the signed-in customer, their cart and their last order; the caller revokes the token. */
export function closeSession(provider: Provider): void {
  provider.keepLogin(null);
  provider.keepCart(null);
  provider.keepCookie(orderDataCookie, null);
}
