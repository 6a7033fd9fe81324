import { brandOf } from "~/brand/brands.server";
import type { Settings } from "~/settings/settings.server";
import type { Connection } from "../database/schema";
import { displayName } from "../mail/display-name";
import { queueMail } from "../mail/outbox";
import { shortEmail } from "../mail/short-email";
import { confirmExpiry, confirmLink, type SubscriptionClaims, unsubscribeLink } from "./newsletter-links";
import { lockSubscriber, setStatus } from "./subscriber";

export interface Invitation extends SubscriptionClaims {
  firstname: string | null;
  /** Where the address was entered, such as "footer". */
  source: string;
}

/**
 * Sends the double opt-in email, or informs an existing subscriber. Call it in a transaction. The email is the only
 * visible effect, so that nobody can find out who is subscribed.
 */
export async function inviteSubscriber(db: Connection, settings: Settings, invitation: Invitation) {
  await ensureSubscriber(db, invitation);
  const subscriber = await lockSubscriber(db, invitation);
  const { storeCode, email } = invitation;
  if (subscriber?.status === "subscribed") {
    return queueMail(db, {
      kind: "newsletter-confirmation",
      storeCode,
      recipient: email,
      ...alreadySubscribedEmail(settings, invitation),
    });
  }
  await setStatus(db, invitation, "pending", invitation.source);
  await queueMail(db, {
    kind: "newsletter-confirmation",
    storeCode,
    recipient: email,
    expiresAt: confirmExpiry(),
    ...confirmSubscriptionEmail(settings, invitation),
  });
}

/** Inserts a row for an address without one. */
export async function ensureSubscriber(db: Connection, { storeCode, email, firstname, source }: Invitation) {
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
    })
    .onConflict((conflict) => conflict.columns(["store_code", "email"]).doNothing())
    .execute();
}

function confirmSubscriptionEmail(settings: Settings, { storeCode, email, firstname }: Invitation) {
  const name = displayName(firstname);
  return shortEmail(settings, {
    subject: "Please confirm your subscription",
    heading: name ? `One more click, ${name}` : "One more click",
    paragraphs: [
      `You asked for news and offers from ${brandOf(settings).name}. Please confirm that this is your address.`,
      "As soon as you do, we'll send you a code for 50% off your first order.",
    ],
    button: { label: "Confirm my address", url: confirmLink(settings, { storeCode, email }) },
    footnote:
      "The link works for seven days. If you didn't sign up, you can ignore this email and we won't email you again.",
  });
}

function alreadySubscribedEmail(settings: Settings, { storeCode, email }: Invitation) {
  return shortEmail(settings, {
    subject: "You're already subscribed to our newsletter",
    heading: "You're on the list",
    paragraphs: [
      "Someone, probably you, signed this address up for our newsletter. It's already subscribed, so you're all set.",
    ],
    unsubscribeUrl: unsubscribeLink(settings, { storeCode, email }),
  });
}
