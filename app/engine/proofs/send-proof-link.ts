import type { EngineContext } from "../graphql/context";
import { userErrors } from "../graphql/errors";
import type { UserError } from "../graphql/resolvers.generated";
import { mayWrite, TOO_MANY_EMAILS } from "../mail/email-rate-limit";
import { openByToken } from "./artwork-access";
import { queueProofLinkEmail } from "./proof-emails";

/**
 * Emails the buyer of an order the link to answer its proofs, at the request of anybody who can view the artwork.
 * @param token any that shows the artwork of the order
 * @returns the problem; empty on success, or when the buyer has reached the hourly limit of emails
 */
export async function sendProofLink(context: EngineContext, token: string): Promise<UserError[]> {
  const access = await openByToken(context, token);
  if (!access) return userErrors("ORDER_NOT_FOUND", "We couldn't find that order.");
  const { order } = access;
  const may = await mayWrite(context, "proof-link", order.email);
  if (may === "reject") return userErrors("TOO_MANY", TOO_MANY_EMAILS);
  if (may === "silent") return [];
  await queueProofLinkEmail(context.db, context.settings, order);
  context.wakeMail();
  return [];
}
