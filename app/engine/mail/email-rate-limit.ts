import type { EngineContext } from "../graphql/context";
import { isWithinLimit, type RateLimit } from "../shared/database-limiter";
import { rateLimits } from "../shared/rate-limits";
import { sha256 } from "../shared/secrets";
import { widerNetwork } from "../shared/visitor-network";

/**
 * How often a form may make the shop write, so that nobody can flood a stranger's mailbox. Emails by which somebody gets
 * into an account are counted apart from all others: a flood of newsletters shuts out no password reset.
 */

/** The first word of a purpose tells its kind. */
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
/** Emails that somebody has paid for. */
const PAID = new Set(["gift-card"]);

export const TOO_MANY_EMAILS = "That's a lot of messages in a short time. Please try again in an hour.";

type Asker = Pick<EngineContext, "db" | "storeCode" | "visitor" | "network">;

/**
 * Counts an email that the visitor wants sent for a purpose, such as "newsletter".
 * @param asker within a transaction, that transaction as its database
 * @param email as `readEmail` answers it
 * @returns what to do: write it; keep silent, for the address has had enough of them; or refuse, for the visitor has
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
 * Counts a request for an email: first for the visitor, then for the neighbors, last for the store.
 * @returns false when one of them has had enough for an hour
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
 * Counts an email to an address, whoever asked for it.
 * @returns false when the address has had enough of them
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

/** Counts one more email for somebody. */
function isWithin(db: Asker["db"], limit: RateLimit, whose: string): Promise<boolean> {
  return isWithinLimit(db, limit, sha256(whose));
}
