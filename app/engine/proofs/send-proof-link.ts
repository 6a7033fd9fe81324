import type { EngineContext } from "../graphql/context";
import type { UserError } from "../graphql/resolvers.generated";
import { mayWrite, TOO_MANY_LETTERS } from "../mail/letter-brake";
import { openByToken } from "./artwork-access";
import { queueProofLinkLetter } from "./proof-letters";

/**
 * Emails the buyer of an order the link that answers its proofs, for whoever found the order without that link.
 * @param token any that shows the artwork of the order
 * @returns what is wrong; empty when the email is on its way, or the buyer got enough of them within the hour
 */
export async function sendProofLink(context: EngineContext, token: string): Promise<UserError[]> {
  const access = await openByToken(context, token);
  if (!access) return refused("ORDER_NOT_FOUND", "We could not find that order.");
  const { order } = access;
  const may = await mayWrite(context, "proof-link", order.email);
  if (may === "refuse") return refused("TOO_MANY", TOO_MANY_LETTERS);
  if (may === "silent") return [];
  await queueProofLinkLetter(context.db, context.settings, order);
  context.wakeMail();
  return [];
}

function refused(code: string, message: string): UserError[] {
  return [{ code, message, field: null }];
}
