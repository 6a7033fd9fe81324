import { brandOf } from "~/brand/brands.server";
import type { Settings } from "~/settings/settings.server";
import type { Row, Transaction } from "../database/schema";
import { displayName } from "../mail/display-name";
import { queueShortEmail } from "../mail/queue-short-email";
import { isRequestedByRegistration } from "../newsletter/registered-newsletter";
import { shopAddress } from "../shared/shop-address";
import { issueLink, linkExpiry } from "./customer-link";

const NEWS =
  "You'll also get news and offers, starting with a code for 50% off your first order. You can unsubscribe anytime.";

/** Queues the email that asks a new customer to confirm their address. */
export async function queueConfirmation(
  transaction: Transaction,
  settings: Settings,
  customer: Row<"customer">,
): Promise<void> {
  const { id, store_code, email, firstname } = customer;
  const key = await issueLink(transaction, { customerId: id, purpose: "confirm-email", email });
  const wantsNews = await isRequestedByRegistration(transaction, customer);
  const name = displayName(firstname);
  await queueShortEmail(transaction, settings, {
    kind: "email-confirmation",
    storeCode: store_code,
    recipient: email,
    expiresAt: linkExpiry("confirm-email"),
    subject: "Please confirm your email address",
    heading: name ? `Welcome, ${name}` : "Welcome",
    paragraphs: [
      `Your ${brandOf(settings).name} account is ready. Please confirm that this address is yours.`,
      "We'll then add any guest orders you placed with it to your account.",
      ...(wantsNews ? [NEWS] : []),
    ],
    button: { label: "Confirm my address", url: confirmAddress(settings, email, key) },
    footnote:
      "The link works once, for seven days. On another device than the one you registered on, please sign in there first: otherwise, we remove your password to be safe. If you didn't create this account, you can ignore this email.",
  });
}

/** Queues the email that asks to confirm a customer's new address. */
export async function queueChangeConfirmation(
  transaction: Transaction,
  settings: Settings,
  { id, store_code, firstname }: Row<"customer">,
  newEmail: string,
): Promise<void> {
  const key = await issueLink(transaction, { customerId: id, purpose: "change-email", email: newEmail });
  const name = displayName(firstname);
  await queueShortEmail(transaction, settings, {
    kind: "email-confirmation",
    storeCode: store_code,
    recipient: newEmail,
    expiresAt: linkExpiry("change-email"),
    subject: "Please confirm your new email address",
    heading: name ? `Is this your new address, ${name}?` : "Is this your new address?",
    paragraphs: [
      `You asked us to change the email address of your ${brandOf(settings).name} account to this one. Please confirm it.`,
      "After that, you'll sign in with it and get our emails here. Until then, nothing changes.",
    ],
    button: {
      label: "Confirm my new address",
      url: confirmAddress(settings, newEmail, key),
    },
    footnote: "The link works once, for 24 hours. If you didn't ask for this, you can ignore this email.",
  });
}

function confirmAddress(settings: Settings, email: string, key: string): string {
  return shopAddress(settings, `/customer/resend-link?${new URLSearchParams({ email, key })}`);
}
