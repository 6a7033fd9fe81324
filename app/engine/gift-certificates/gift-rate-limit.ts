import type { CartLine } from "../carts/view-line";
import type { EngineContext } from "../graphql/context";
import { mayAsk, TOO_MANY_EMAILS } from "../mail/email-rate-limit";

/**
 * Why the gift certificates of a cart cannot be sent now; null when they can, or there are none. Only the buyer is
 * counted: a certificate is emailed once it is paid for, and orders that are not must not use up what others may send.
 */
export async function giftProblem(
  context: Pick<EngineContext, "db" | "storeCode" | "visitor" | "network">,
  lines: CartLine[],
): Promise<string | null> {
  for (const { options } of lines) {
    const recipient = options.recipient_email;
    if (recipient && !(await mayAsk(context, "gift-certificate"))) return TOO_MANY_EMAILS;
  }
  return null;
}
