import { AcceptReferralDocument } from "~/provider/contract/documents.generated";
import { readCookie, referCodeCookie } from "~/provider/cookies.server";
import type { Provider } from "~/provider/provider.server";

/**
 * Stores the referrer (cookie REFER_CODE) with a new account, and deletes the cookie. An invalid code changes nothing.
 * Call it after the session has started.
 */
export async function keepReferral(request: Request, provider: Provider): Promise<void> {
  const code = await readCookie(request, referCodeCookie);
  if (!code) return;
  provider.keepCookie(referCodeCookie, null);
  await provider.attempt(AcceptReferralDocument, { code });
}
