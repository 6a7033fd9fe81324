import type { Transaction } from "kysely";
import { brandOf } from "~/brand/brands.server";
import type { Settings } from "~/settings/settings.server";
import type { Database, Row } from "../database/schema";
import { queueShortEmail } from "../mail/queue-short-email";
import { endSessions } from "../sessions/end-sessions";
import { endLinks } from "./customer-link";

interface NewPassword {
  /** As `hashPassword` answers it; made before the transaction, for that takes a while. */
  passwordHash: string;
  /** The bearer token of the session that goes on; null when all end. */
  keptToken: string | null;
}

/**
 * Gives a customer a new password and tells them so by email. Every other session ends, and so do the links by which
 * somebody else might still take the account over.
 */
export async function setPassword(
  transaction: Transaction<Database>,
  settings: Settings,
  { id, store_code, email }: Pick<Row<"customer">, "id" | "store_code" | "email">,
  { passwordHash, keptToken }: NewPassword,
): Promise<void> {
  await transaction
    .updateTable("customer")
    .set({ password_hash: passwordHash })
    .where("id", "=", id)
    .execute();
  await endLinks(transaction, id, ["password", "change-email"]);
  await endSessions(transaction, id, keptToken);
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
