import type { CartLine } from "../carts/view-line";
import type { EngineContext } from "../graphql/context";
import { mayAsk, TOO_MANY_EMAILS } from "../mail/email-rate-limit";

/**
 * The reason the gift certificates of a cart cannot be sent now; null when they can, or there are none. Only the buyer
 * is counted: a certificate is emailed after payment, and unpaid orders must not use up others' limits.
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
