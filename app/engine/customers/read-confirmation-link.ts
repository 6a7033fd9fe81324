import type { Connection, Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import type { ConfirmationLinkState } from "../graphql/resolvers.generated";
import { hasUsedDevice } from "../sessions/known-devices";
import { parseEmail } from "../shared/email-address";
import { findLink, isConfirmedBy } from "./customer-link";
import { NO_PASSWORD } from "./password";

interface FollowedConfirmation {
  /** As typed or followed. */
  email: string;
  secret: string;
  asker: { id: number } | null;
}

export type RejectedState = "SIGN_IN" | "CONFIRMED" | "OVER";

type Confirmation =
  | { state: "WORKS" | "REMOVES_PASSWORD"; link: Row<"customer_link"> }
  | { state: RejectedState };

/** Returns what confirmEmail would do with the key for this visitor now; changes nothing. */
export async function confirmationLinkState(
  context: EngineContext,
  { email, confirmation_key: secret }: { email: string; confirmation_key: string },
): Promise<ConfirmationLinkState> {
  const asker = await context.customer();
  return (await readConfirmationLink(context, context.db, { email, secret, asker })).state;
}

/**
 * Decides what an emailed confirmation link does for a visitor. A new address needs the login, and so does the link of
 * another account than the one signed in to. An account's own address needs none; but on a device on which the account
 * was never used, a stranger may have opened it and chosen its password.
 */
export async function readConfirmationLink(
  context: EngineContext,
  db: Connection,
  { email: typed, secret, asker }: FollowedConfirmation,
): Promise<Confirmation> {
  const email = parseEmail(typed);
  if (email === null) return { state: "OVER" };
  const link = await findLink(context, db, { purposes: ["confirm-email", "change-email"], email, secret });
  // The reader has the link from the mailbox, so they may know that its address is confirmed.
  if (!link) return { state: (await isConfirmedBy(context, db, { email, secret })) ? "CONFIRMED" : "OVER" };
  if (asker) return asker.id === link.customer_id ? { state: "WORKS", link } : { state: "SIGN_IN" };
  if (link.purpose !== "confirm-email") return { state: "SIGN_IN" };
  const keepsPassword =
    (await hasUsedDevice(db, link.customer_id, context.device())) ||
    !(await hasUnprovenPassword(db, link.customer_id));
  return { state: keepsPassword ? "WORKS" : "REMOVES_PASSWORD", link };
}

/** Whether the account has a password that may be somebody else's: nobody has confirmed its address yet. */
async function hasUnprovenPassword(db: Connection, customerId: number): Promise<boolean> {
  const { password_hash, email_confirmed_at } = await db
    .selectFrom("customer")
    .select(["password_hash", "email_confirmed_at"])
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();
  return password_hash !== NO_PASSWORD && email_confirmed_at === null;
}
