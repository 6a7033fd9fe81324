import type { Settings } from "~/settings/settings.server";
import type { Connection } from "../database/schema";
import { queueMail } from "../mail/outbox";
import { shortEmail } from "../mail/short-email";
import { issuePersonalCoupon } from "../promotions/personal-coupon";
import { shopAddress } from "../shared/shop-address";
import type { Invitation } from "./invite-subscriber";
import { type SubscriptionClaims, unsubscribeLink } from "./newsletter-links";
import { setStatus } from "./subscriber";

/** Specification §9 "Offers": 50% off the first order. */
const OFFER_BASIS_POINTS = 5000;
const OFFER_DAYS = 90;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/**
 * Subscribes an address known to be the visitor's; the welcome email contains the sign-up offer unless the person had
 * it before. Call it in a transaction that has locked the subscriber.
 * @param claims with the source where consent was given, such as "email", and the person's confirmed details
 * @returns whether the offer was sent
 */
export async function startNewsletter(
  db: Connection,
  settings: Settings,
  { source, details, ...claims }: Invitation,
): Promise<boolean> {
  await setStatus(db, claims, { status: "subscribed", source, details });
  const code = await issueOffer(db, claims);
  await queueMail(db, {
    kind: "newsletter",
    storeCode: claims.storeCode,
    recipient: claims.email,
    ...welcomeEmail(settings, claims, code),
  });
  return code !== null;
}

function issueOffer(db: Connection, { storeCode, email }: SubscriptionClaims): Promise<string | null> {
  return issuePersonalCoupon(db, {
    storeCode,
    email,
    purpose: "sign-up",
    label: "50% off your first order",
    percentBasisPoints: OFFER_BASIS_POINTS,
    firstOrderOnly: true,
    expiresAt: new Date(Date.now() + OFFER_DAYS * DAY_MILLISECONDS).toISOString(),
  });
}

function welcomeEmail(settings: Settings, claims: SubscriptionClaims, code: string | null) {
  const unsubscribeUrl = unsubscribeLink(settings, claims);
  const news = "We'll email you when there's something worth sharing: new gifts and early access to sales.";
  if (!code) {
    return shortEmail(settings, {
      subject: "Welcome back to our newsletter",
      heading: "Welcome back",
      paragraphs: [news],
      unsubscribeUrl,
    });
  }
  return shortEmail(settings, {
    subject: "Your code for 50% off your first order",
    heading: "Here is your 50% off",
    paragraphs: [
      `Enter this code in your cart: ${code}`,
      `It takes 50% off all items in your first order. It works once, with this email address only, and is good for ${OFFER_DAYS} days. It can't be combined with another code.`,
      news,
    ],
    button: { label: "Start designing", url: shopAddress(settings, "/") },
    unsubscribeUrl,
  });
}
