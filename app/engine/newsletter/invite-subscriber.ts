import { brandOf } from "~/brand/brands.server";
import type { Settings } from "~/settings/settings.server";
import type { Connection } from "../database/schema";
import { displayName } from "../mail/display-name";
import { queueMail } from "../mail/outbox";
import { shortEmail } from "../mail/short-email";
import { detailLines } from "./detail-lines";
import { isAboutPerson, type NewsletterDetails, parseDetails } from "./newsletter-details";
import { recordStep } from "./newsletter-history";
import { confirmExpiry, confirmLink, type SubscriptionClaims, unsubscribeLink } from "./newsletter-links";
import { lockSubscriber, requestDetails, setStatus } from "./subscriber";

export interface Invitation extends SubscriptionClaims {
  /** Where the address was entered, such as "footer". */
  source: string;
  details: NewsletterDetails;
}

/**
 * Sends the double opt-in email, or informs an existing subscriber. Call it in a transaction. The email is the only
 * visible effect, so that nobody can find out who is subscribed.
 */
export async function inviteSubscriber(db: Connection, settings: Settings, invitation: Invitation) {
  await ensureSubscriber(db, invitation);
  const subscriber = await lockSubscriber(db, invitation);
  if (subscriber?.status === "subscribed") return requestAgain(db, settings, invitation);
  const { storeCode, email, source } = invitation;
  const pending = subscriber?.status === "pending" ? parseDetails(subscriber.requested_details) : {};
  const requested = latestDetails(pending, invitation.details);
  await setStatus(db, invitation, { status: "pending", source, details: invitation.details, requested });
  await queueMail(db, {
    kind: "newsletter-confirmation",
    storeCode,
    recipient: email,
    expiresAt: confirmExpiry(),
    ...confirmSubscriptionEmail(settings, { ...invitation, details: requested }),
  });
}

/**
 * The details that await confirmation after another request. Those of a person come from one request, so that nobody
 * adds their phone number to another's consent to text messages; a request with only an address leaves them.
 */
function latestDetails(pending: NewsletterDetails, requested: NewsletterDetails): NewsletterDetails {
  return isAboutPerson(requested) ? requested : { ...pending, ...requested };
}

/** Informs a subscribed address; new details of the person await confirmation. */
async function requestAgain(db: Connection, settings: Settings, invitation: Invitation) {
  const { storeCode, email, source, details } = invitation;
  await recordStep(db, invitation, { kind: "asked-again", source, details });
  if (isAboutPerson(details)) await requestDetails(db, invitation, details);
  await queueMail(db, {
    kind: "newsletter-confirmation",
    storeCode,
    recipient: email,
    ...(isAboutPerson(details)
      ? confirmDetailsEmail(settings, invitation)
      : alreadySubscribedEmail(settings, invitation)),
  });
}

/** Inserts a row for an address without one. */
export async function ensureSubscriber(
  db: Connection,
  { storeCode, email, source }: Omit<Invitation, "details">,
) {
  const now = new Date().toISOString();
  await db
    .insertInto("newsletter_subscriber")
    .values({
      store_code: storeCode,
      email,
      status: "pending",
      source,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(["store_code", "email"]).doNothing())
    .execute();
}

function confirmSubscriptionEmail(settings: Settings, { storeCode, email, details }: Invitation) {
  const name = displayName(details.firstname);
  return shortEmail(settings, {
    subject: "Please confirm your subscription",
    heading: name ? `One more click, ${name}` : "One more click",
    paragraphs: [
      `You asked for news and offers from ${brandOf(settings).name}. Please confirm that this is your address.`,
      "As soon as you do, we'll send you a code for 50% off your first order.",
      ...detailsParagraph("These details came with it. You'll see them again before you confirm:", details),
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

function confirmDetailsEmail(settings: Settings, { storeCode, email, details }: Invitation) {
  return shortEmail(settings, {
    subject: "You're already subscribed to our newsletter",
    heading: "You're on the list",
    paragraphs: [
      "Someone, probably you, signed this address up for our newsletter again, with new details.",
      ...detailsParagraph("The new details:", details),
      "We'll use them only if you confirm them.",
    ],
    button: { label: "Review the new details", url: confirmLink(settings, { storeCode, email }) },
    footnote: "The link works for seven days. If it wasn't you, you can ignore this email.",
    unsubscribeUrl: unsubscribeLink(settings, { storeCode, email }),
  });
}

function detailsParagraph(lead: string, details: NewsletterDetails): string[] {
  const lines = detailLines(details);
  return lines.length > 0 ? [[lead, ...lines].join("\n")] : [];
}
