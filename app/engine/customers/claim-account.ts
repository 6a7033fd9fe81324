import type { Settings } from "~/settings/settings.server";
import type { Row, Transaction } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { queueMail } from "../mail/outbox";
import { shortEmail } from "../mail/short-email";
import { startRegisteredNewsletter } from "../newsletter/registered-newsletter";
import { closeSessions } from "../sessions/close-sessions";
import { deleteDevices, hasUsedDevice } from "../sessions/known-devices";
import { shopAddress } from "../shared/shop-address";
import { expireLinks } from "./customer-link";
import { confirmEmailOf } from "./email-confirmed";
import { NO_PASSWORD } from "./password";

/**
 * Gives an account to a person who has proven control of its email address by a mailed code instead of the password. If
 * the address was never confirmed, anybody may have opened the account: its sessions and links are revoked and, unless
 * it was used on this device before, its password, which an email says. A confirmed account is unchanged.
 * @returns whether a password was removed
 */
export async function claimAccount(
  transaction: Transaction,
  { settings, device }: Pick<EngineContext, "settings" | "device">,
  customer: Row<"customer">,
): Promise<boolean> {
  if (customer.email_confirmed_at !== null) return false;
  const isOwn = await hasUsedDevice(transaction, customer.id, device());
  if (isOwn) await startRegisteredNewsletter(transaction, customer, settings);
  else await revokePassword(transaction, customer.id);
  await confirmEmailOf(transaction, customer.id);
  await closeSessions(transaction, customer.id);
  await expireLinks(transaction, customer.id, ["confirm-email", "change-email", "password"]);
  if (isOwn || customer.password_hash === NO_PASSWORD) return false;
  await queueMail(transaction, {
    kind: "security-notice",
    storeCode: customer.store_code,
    recipient: customer.email,
    ...claimedAccountEmail(settings),
  });
  return true;
}

/** Locks the customer before the sessions: a concurrent login waits here and then finds its password revoked. */
async function revokePassword(transaction: Transaction, customerId: number): Promise<void> {
  await transaction
    .updateTable("customer")
    .set({ password_hash: NO_PASSWORD })
    .where("id", "=", customerId)
    .execute();
  await deleteDevices(transaction, customerId);
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
