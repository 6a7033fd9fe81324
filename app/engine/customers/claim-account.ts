import type { Transaction } from "kysely";
import type { Settings } from "~/settings/settings.server";
import type { Database, Row } from "../database/schema";
import { queueMail } from "../mail/outbox";
import { shortEmail } from "../mail/short-email";
import { closeSessions } from "../sessions/close-sessions";
import { shopAddress } from "../shared/shop-address";
import { expireLinks } from "./customer-link";
import { confirmEmailOf } from "./email-confirmed";
import { NO_PASSWORD } from "./password";

/**
 * Hands an account to whoever has proven its address without its password, by a mailed code. Who opened an account and
 * never proved its address may be anybody: their password, their sessions and their links end, and an email says so.
 * An account whose address was proven before stays as it is.
 */
export async function claimAccount(
  transaction: Transaction<Database>,
  settings: Settings,
  customer: Row<"customer">,
): Promise<void> {
  if (customer.email_confirmed_at !== null) return;
  // First the customer, then their sessions: a login under way waits here and finds that its password is gone.
  await transaction
    .updateTable("customer")
    .set({ password_hash: NO_PASSWORD })
    .where("id", "=", customer.id)
    .execute();
  await closeSessions(transaction, customer.id);
  await expireLinks(transaction, customer.id, ["confirm-email", "change-email", "password"]);
  await confirmEmailOf(transaction, customer.id);
  if (customer.password_hash === NO_PASSWORD) return;
  await queueMail(transaction, {
    kind: "security-notice",
    storeCode: customer.store_code,
    recipient: customer.email,
    ...claimedAccountEmail(settings),
  });
}

function claimedAccountEmail(settings: Settings) {
  return shortEmail(settings, {
    subject: "Please create a new password",
    heading: "Your account is secure",
    paragraphs: [
      "You just confirmed that this address is yours. Until now, anyone could have opened an account with it, so we've removed the old password.",
      "You can keep signing in with codes we email you, or create a new password.",
    ],
    button: { label: "Create a password", url: shopAddress(settings, "/customer/create-password") },
  });
}
