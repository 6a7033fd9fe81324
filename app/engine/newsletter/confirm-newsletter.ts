import type { Kysely } from "kysely";
import type { Settings } from "~/settings.server";
import type { Database } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import type { NewsletterResponse } from "../graphql/resolvers.generated";
import { queueMail } from "../mail/outbox";
import { shortLetter } from "../mail/short-letter";
import { issuePersonalCoupon } from "../promotions/personal-coupon";
import { shopAddress } from "../shared/shop-address";
import { readConfirmToken, type SubscriptionClaims, unsubscribeLink } from "./newsletter-links";
import { lockSubscriber, setStatus } from "./subscriber";

/** Specification §9 "Offers": 50% off the first order. */
const OFFER_BASIS_POINTS = 5000;
const OFFER_DAYS = 90;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

const EXPIRED = "This link is too old or was used before. Please ask for the newsletter again.";

/** Begins the newsletter, once; a letter of welcome brings the sign-up offer unless the person had it before. */
export async function confirmNewsletter(
  { db, settings, wakeMail }: EngineContext,
  token: string,
): Promise<NewsletterResponse> {
  const claims = readConfirmToken(settings, token);
  if (!claims) return { error: true, message: EXPIRED };
  const message = await db.transaction().execute(async (transaction) => {
    const subscriber = await lockSubscriber(transaction, claims);
    if (subscriber?.status === "subscribed") return "You get our newsletter already.";
    if (subscriber?.status !== "pending") return null;
    await setStatus(transaction, claims, "subscribed");
    const code = await issueOffer(transaction, claims);
    await queueMail(transaction, {
      storeCode: claims.storeCode,
      recipient: claims.email,
      ...welcomeLetter(settings, claims, code),
    });
    return code
      ? "Thank you! Your address is confirmed, and your code for 50% off is in your mailbox."
      : "Thank you! Your address is confirmed.";
  });
  wakeMail();
  return message ? { error: false, message } : { error: true, message: EXPIRED };
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
    return shortLetter({
      subject: "Welcome back to our newsletter",
      heading: "Welcome back",
      paragraphs: [news],
      unsubscribeUrl,
    });
  }
  return shortLetter({
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
