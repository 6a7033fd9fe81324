import type { EngineContext } from "../graphql/context";
import { isWithinLimit, type RateLimit } from "../shared/database-limiter";
import { rateLimits } from "../shared/rate-limits";
import { sha256 } from "../shared/secrets";
import { widerNetwork } from "../shared/visitor-network";

/**
 * Limits emails triggered by forms, so that nobody can flood a stranger's mailbox. Security emails are counted
 * separately: a flood of newsletter emails must not block a password reset.
 */

/** The first word of a purpose determines its class. */
const SECURITY = new Set([
  "confirmation",
  "resend-confirmation",
  "password",
  "login-code",
  "social-login",
  "identity",
  "leaving",
  "proof-link",
]);
/** Emails that are paid for. */
const PAID = new Set(["gift-card"]);

export const TOO_MANY_EMAILS = "That's a lot of messages in a short time. Please try again in an hour.";

type Asker = Pick<EngineContext, "db" | "storeCode" | "visitor" | "network">;

/**
 * Counts an email requested by the visitor for a purpose, such as "newsletter".
 * @param asker within a transaction, with that transaction as its database
 * @param email normalized by `readEmail`
 * @returns what to do: send it; silently drop it, since the address has reached its limit; or reject, since the visitor
 * has
 */
export async function mayWrite(
  asker: Asker,
  purpose: string,
  email: string,
): Promise<"write" | "silent" | "reject"> {
  if (!(await mayAsk(asker, purpose))) return "reject";
  return (await mayReceive(asker, purpose, email)) ? "write" : "silent";
}

/**
 * Counts a request for an email: for the visitor, the network, and the store.
 * @returns false when one of them has reached its hourly limit
 */
export async function mayAsk({ db, storeCode, visitor, network }: Asker, purpose: string): Promise<boolean> {
  const limits = isSecurity(purpose) ? rateLimits.securityEmails : rateLimits.otherEmails;
  const isPatient = visitor
    ? await isWithin(db, limits.ofVisitor, visitor)
    : await isWithin(db, limits.ofUnknown, storeCode);
  if (!isPatient) return false;
  if (network && !(await isWithin(db, limits.ofNetwork, widerNetwork(network)))) return false;
  return isWithin(db, limits.ofAll, storeCode);
}

/**
 * Counts an email to an address, from any visitor.
 * @returns false when the address has reached its limit
 */
export async function mayReceive(
  { db, storeCode }: Pick<Asker, "db" | "storeCode">,
  purpose: string,
  email: string,
): Promise<boolean> {
  const address = `${storeCode} ${email}`;
  if (!(await isWithin(db, rateLimits.emailsForPurpose, `${address} ${purpose}`))) return false;
  if (PAID.has(purpose)) return true;
  if (!isSecurity(purpose)) return isWithin(db, rateLimits.emailsADay, address);
  if (await isWithin(db, rateLimits.securityEmailsADay, `${address} ${purpose}`)) return true;
  return isWithin(db, rateLimits.furtherSecurityEmails, `${address} ${purpose}`);
}

function isSecurity(purpose: string): boolean {
  return SECURITY.has(purpose.split(" ", 1)[0]);
}

/** Counts one email against a limit. */
function isWithin(db: Asker["db"], limit: RateLimit, whose: string): Promise<boolean> {
  return isWithinLimit(db, limit, sha256(whose));
}
