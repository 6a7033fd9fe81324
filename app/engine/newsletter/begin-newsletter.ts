import type { Kysely } from "kysely";
import type { Settings } from "~/settings.server";
import type { Database } from "../database/schema";
import { queueMail } from "../mail/outbox";
import { shortLetter } from "../mail/short-letter";
import { issuePersonalCoupon } from "../promotions/personal-coupon";
import { shopAddress } from "../shared/shop-address";
import { type SubscriptionClaims, unsubscribeLink } from "./newsletter-links";
import { setStatus } from "./subscriber";

/** Specification §9 "Offers": 50% off the first order. */
const OFFER_BASIS_POINTS = 5000;
const OFFER_DAYS = 90;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/**
 * Begins the letters to an address that is known to be the asker's; one of welcome brings the sign-up offer unless the
 * person had it before. Called in a transaction that has locked the subscriber.
 * @param source where the consent was given, such as "letter"
 * @returns whether the offer was sent
 */
export async function beginNewsletter(
  db: Kysely<Database>,
  settings: Settings,
  claims: SubscriptionClaims,
  source: string,
): Promise<boolean> {
  await setStatus(db, claims, "subscribed", source);
  const code = await issueOffer(db, claims);
  await queueMail(db, {
    kind: "newsletter",
    storeCode: claims.storeCode,
    recipient: claims.email,
    ...welcomeLetter(settings, claims, code),
  });
  return code !== null;
}

function issueOffer(db: Kysely<Database>, { storeCode, email }: SubscriptionClaims): Promise<string | null> {
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

function welcomeLetter(settings: Settings, claims: SubscriptionClaims, code: string | null) {
  const unsubscribeUrl = unsubscribeLink(settings, claims);
  const news =
    "From now on you hear from us when there is something worth a letter: new gifts, and offers first.";
  if (!code) {
    return shortLetter(settings, {
      subject: "Welcome back to our newsletter",
      heading: "Welcome back",
      paragraphs: [news],
      unsubscribeUrl,
    });
  }
  return shortLetter(settings, {
    subject: "Your code for 50% off your first order",
    heading: "Here is your 50% off",
    paragraphs: [
      `Type this code in your cart: ${code}`,
      `It takes half off the goods of your first order, works once and with this e-mail address alone, and is good for ${OFFER_DAYS} days. It cannot be joined with another code.`,
      news,
    ],
    button: { label: "Find something to make", url: shopAddress(settings, "/") },
    unsubscribeUrl,
  });
}
