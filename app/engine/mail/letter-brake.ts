import type { EngineContext } from "../graphql/context";
import { isWithinLimit } from "../shared/database-limiter";
import { sha256 } from "../shared/secrets";
import { widerNetwork } from "../shared/visitor-network";

/**
 * How often a form may make the shop write, so that nobody can flood a stranger's mailbox. Emails by which somebody gets
 * into an account are counted apart from all others: a flood of newsletters shuts out no password reset.
 */

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;

const MAX_BY_VISITOR = 30;
/** Of the neighbors of a visitor (widerNetwork), who may be one person with many addresses. */
const MAX_BY_NETWORK = 100;
/** All who cannot be told apart share this. */
const MAX_BY_UNKNOWN = 300;
/** Of the whole store, against floods from many networks; whoever is refused before does not count. */
const MAX_BY_ALL = { security: 5000, other: 2000 };
/** To one address for one purpose. */
const MAX_AN_HOUR = 3;
/** To one address for all purposes but those of security. */
const MAX_A_DAY = 5;
/**
 * After so many emails of one security purpose to an address within a day there is one an hour: as long as the shortest
 * link works, so that its owner always has a link that works, whoever else asks for more.
 */
const FREE_SECURITY_A_DAY = 10;

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

export const TOO_MANY_LETTERS = "That was a lot of messages in a short time. Please try again in an hour.";

type Asker = Pick<EngineContext, "db" | "storeCode" | "visitor" | "network">;

/**
 * Counts a letter that the visitor wants sent for a purpose, such as "newsletter".
 * @param asker within a transaction, that transaction as its database
 * @param email as `readEmail` answers it
 * @returns what to do: write it; keep silent, for the address has had enough of them; or refuse, for the visitor has
 */
export async function mayWrite(
  asker: Asker,
  purpose: string,
  email: string,
): Promise<"write" | "silent" | "refuse"> {
  if (!(await mayAsk(asker, purpose))) return "refuse";
  return (await mayReceive(asker, purpose, email)) ? "write" : "silent";
}

/**
 * Counts a request for an email: first for the visitor, then for the neighbors, last for the store.
 * @returns false when one of them has had enough for an hour
 */
export async function mayAsk({ db, storeCode, visitor, network }: Asker, purpose: string): Promise<boolean> {
  const kind = isSecurity(purpose) ? "security" : "other";
  const isWithin = counter(db, kind, HOUR_SECONDS);
  const isPatient = visitor
    ? await isWithin("visitor", visitor, MAX_BY_VISITOR)
    : await isWithin("unknown", storeCode, MAX_BY_UNKNOWN);
  if (!isPatient) return false;
  if (network && !(await isWithin("network", widerNetwork(network), MAX_BY_NETWORK))) return false;
  return isWithin("all", storeCode, MAX_BY_ALL[kind]);
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
  const anHour = counter(db, "address", HOUR_SECONDS);
  const aDay = counter(db, "address", DAY_SECONDS);
  if (!(await anHour("hour", `${address} ${purpose}`, MAX_AN_HOUR))) return false;
  if (PAID.has(purpose)) return true;
  if (!isSecurity(purpose)) return aDay("day", address, MAX_A_DAY);
  if (await aDay("security-day", `${address} ${purpose}`, FREE_SECURITY_A_DAY)) return true;
  return anHour("security-hour", `${address} ${purpose}`, 1);
}

function isSecurity(purpose: string): boolean {
  return SECURITY.has(purpose.split(" ", 1)[0]);
}

/** Counts one more of what is named, for somebody; tells whether it is within the limit. */
function counter(db: Asker["db"], group: string, seconds: number) {
  return (name: string, whose: string, points: number): Promise<boolean> =>
    isWithinLimit(db, { name: `emails-${group}-${name}`, points, seconds }, sha256(whose));
}
