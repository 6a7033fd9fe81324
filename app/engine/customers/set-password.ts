import { brandOf } from "~/brand/brands.server";
import type { Settings } from "~/settings/settings.server";
import type { Row, Transaction } from "../database/schema";
import { queueShortEmail } from "../mail/queue-short-email";
import { closeSessions } from "../sessions/close-sessions";
import { expireLinks } from "./customer-link";

interface NewPassword {
  /** Result of `hashPassword`; computed before the transaction because it is slow. */
  passwordHash: string;
  /** The bearer token of the session to keep; null ends all. */
  sessionToKeep: string | null;
}

/**
 * Sets a customer's password and notifies them by email. Ends every other session, and revokes the links by which
 * somebody else could still take over the account.
 */
export async function setPassword(
  transaction: Transaction,
  settings: Settings,
  { id, store_code, email }: Pick<Row<"customer">, "id" | "store_code" | "email">,
  { passwordHash, sessionToKeep }: NewPassword,
): Promise<void> {
  await transaction
    .updateTable("customer")
    .set({ password_hash: passwordHash })
    .where("id", "=", id)
    .execute();
  await expireLinks(transaction, id, ["password", "change-email"]);
  await closeSessions(transaction, id, sessionToKeep);
  await queueShortEmail(transaction, settings, {
    kind: "security-notice",
    storeCode: store_code,
    recipient: email,
    subject: "Your password has been changed",
    heading: "Your new password is saved",
    paragraphs: [
      `The password for your ${brandOf(settings).name} account was just changed. Devices signed in with the old one have been signed out.`,
      "If this wasn't you, please click “Forgot your password?” on the sign-in page to choose a new password right away, and contact us.",
    ],
  });
}
