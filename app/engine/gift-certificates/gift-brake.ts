import type { CartLine } from "../carts/view-line";
import type { EngineContext } from "../graphql/context";
import { mayWrite, TOO_MANY_LETTERS } from "../mail/letter-brake";

/** Why the gift certificates of a cart cannot be sent to their recipients now; null when they can, or there are none. */
export async function giftProblem(
  context: Pick<EngineContext, "db" | "storeCode" | "visitor">,
  lines: CartLine[],
): Promise<string | null> {
  for (const { options } of lines) {
    const recipient = options.recipient_email;
    if (recipient && (await mayWrite(context, "gift-certificate", recipient)) !== "write") {
      return TOO_MANY_LETTERS;
    }
  }
  return null;
}
