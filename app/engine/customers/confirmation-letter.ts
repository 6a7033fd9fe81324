import type { Transaction } from "kysely";
import type { Settings } from "~/settings.server";
import type { Database, Row } from "../database/schema";
import { queueMail } from "../mail/outbox";
import { shortLetter } from "../mail/short-letter";
import { spokenName } from "../mail/spoken-name";
import { shopAddress } from "../shared/shop-address";
import { ownBrand } from "../shared/store-settings";
import { issueLink, linkExpiry } from "./customer-link";

/** Asks whoever opened an account to confirm its address. */
export async function queueConfirmation(
  transaction: Transaction<Database>,
  settings: Settings,
  { id, store_code, email, firstname }: Row<"customer">,
): Promise<void> {
  const key = await issueLink(transaction, { customerId: id, purpose: "confirm-email", email });
  const name = spokenName(firstname);
  await queueMail(transaction, {
    kind: "email-confirmation",
    storeCode: store_code,
    recipient: email,
    expiresAt: linkExpiry("confirm-email"),
    ...shortLetter(settings, {
      subject: "Please confirm your email address",
      heading: name ? `Welcome, ${name}` : "Welcome",
      paragraphs: [
        `Your account at ${ownBrand(settings).name} is open. Please confirm that this address is yours.`,
        "Orders that you placed with it before, as a guest, then move into your account.",
      ],
      button: { label: "Confirm my address", url: confirmAddress(settings, email, key) },
      footnote:
        "The link works once, for seven days. If it was not you who opened the account, please do not confirm it; there is nothing else to do.",
    }),
  });
}

/** Asks the new address of a customer to be confirmed. */
export async function queueChangeConfirmation(
  transaction: Transaction<Database>,
  settings: Settings,
  { id, store_code, firstname }: Row<"customer">,
  newEmail: string,
): Promise<void> {
  const key = await issueLink(transaction, { customerId: id, purpose: "change-email", email: newEmail });
  const name = spokenName(firstname);
  await queueMail(transaction, {
    kind: "email-confirmation",
    storeCode: store_code,
    recipient: newEmail,
    expiresAt: linkExpiry("change-email"),
    ...shortLetter(settings, {
      subject: "Please confirm your new email address",
      heading: name ? `Is this your new address, ${name}?` : "Is this your new address?",
      paragraphs: [
        `You asked us to change the address of your account at ${ownBrand(settings).name} to this one. Please confirm it.`,
        "From then on you sign in with it, and our emails come here. Until then nothing changes.",
      ],
      button: { label: "Confirm my new address", url: confirmAddress(settings, newEmail, key) },
      footnote:
        "The link works once, for 24 hours. If it was not you who asked, please do not confirm it; there is nothing else to do.",
    }),
  });
}

function confirmAddress(settings: Settings, email: string, key: string): string {
  return shopAddress(settings, `/customer/resend-link?${new URLSearchParams({ email, key })}`);
}
