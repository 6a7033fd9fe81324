import type { Kysely } from "kysely";
import type { Settings } from "~/settings.server";
import type { Database } from "../database/schema";
import { queueMail } from "../mail/outbox";
import { shortLetter } from "../mail/short-letter";
import { spokenName } from "../mail/spoken-name";
import { ownBrand } from "../shared/store-settings";
import { confirmExpiry, confirmLink, type SubscriptionClaims, unsubscribeLink } from "./newsletter-links";
import { lockSubscriber, setStatus } from "./subscriber";

export interface Invitation extends SubscriptionClaims {
  firstname: string | null;
  /** Where the address was left, such as "footer". */
  source: string;
}

/**
 * Asks an address whether it really wants the newsletter; who has it already is told so. Called in a transaction;
 * the letter is its only trace to the outside, so that nobody learns who is subscribed.
 */
export async function inviteSubscriber(
  db: Kysely<Database>,
  settings: Settings,
  invitation: Invitation,
): Promise<void> {
  await ensureSubscriber(db, invitation);
  const subscriber = await lockSubscriber(db, invitation);
  const { storeCode, email } = invitation;
  if (subscriber?.status === "subscribed") {
    return queueMail(db, {
      kind: "newsletter-confirmation",
      storeCode,
      recipient: email,
      ...knownLetter(settings, invitation),
    });
  }
  await setStatus(db, invitation, "pending", invitation.source);
  await queueMail(db, {
    kind: "newsletter-confirmation",
    storeCode,
    recipient: email,
    expiresAt: confirmExpiry(),
    ...confirmLetter(settings, invitation),
  });
}

/** Makes a row for an address that has none yet. */
export async function ensureSubscriber(
  db: Kysely<Database>,
  { storeCode, email, firstname, source }: Invitation,
): Promise<void> {
  const now = new Date().toISOString();
  await db
    .insertInto("newsletter_subscriber")
    .values({
      store_code: storeCode,
      email,
      status: "pending",
      source,
      firstname,
      created_at: now,
      updated_at: now,
      confirmed_at: null,
    })
    .onConflict((conflict) => conflict.columns(["store_code", "email"]).doNothing())
    .execute();
}

function confirmLetter(settings: Settings, { storeCode, email, firstname }: Invitation) {
  const name = spokenName(firstname);
  return shortLetter(settings, {
    subject: "Please confirm your newsletter",
    heading: name ? `One click, ${name}` : "One click to go",
    paragraphs: [
      `You asked for news and offers from ${ownBrand(settings).name}. Please confirm that this is your address.`,
      "As soon as you have, we send you a code for 50% off your first order.",
    ],
    button: { label: "Confirm my address", url: confirmLink(settings, { storeCode, email }) },
    footnote:
      "The link works for seven days. If it was not you who asked, do nothing: no more emails will come.",
  });
}

function knownLetter(settings: Settings, { storeCode, email }: Invitation) {
  return shortLetter(settings, {
    subject: "You already get our newsletter",
    heading: "You are on the list",
    paragraphs: [
      "Somebody, probably you, asked for our newsletter with this address. It is subscribed already, so there is nothing more to do.",
    ],
    unsubscribeUrl: unsubscribeLink(settings, { storeCode, email }),
  });
}
