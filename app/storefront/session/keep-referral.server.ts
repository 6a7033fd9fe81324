import { AcceptReferralDocument } from "~/provider/contract/documents.generated";
import { readCookie, referCodeCookie } from "~/provider/cookies.server";
import type { Provider } from "~/provider/provider.server";

/**
 * Keeps with a new account who recommended the shop (cookie REFER_CODE), and forgets the cookie. A code that does not
 * count changes nothing. To be called after the login has begun.
 */
export async function keepReferral(request: Request, provider: Provider): Promise<void> {
  const code = await readCookie(request, referCodeCookie);
  if (!code) return;
  provider.keepCookie(referCodeCookie, null);
  await provider.attempt(AcceptReferralDocument, { code });
}
