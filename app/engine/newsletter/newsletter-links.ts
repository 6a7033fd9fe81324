import { z } from "zod";
import type { Settings } from "~/settings/settings.server";
import { shopAddress } from "../shared/shop-address";
import { signedToken } from "../shared/signed-token";

/** Validity of the confirmation link: one week. */
export const CONFIRM_MILLISECONDS = 7 * 24 * 60 * 60 * 1000;

/** The subscription that a link refers to. */
const claimsSchema = z.object({ storeCode: z.string(), email: z.string() });

export type SubscriptionClaims = z.infer<typeof claimsSchema>;

const confirmToken = signedToken({
  purpose: "newsletter-confirm",
  claims: claimsSchema,
  lifetime: CONFIRM_MILLISECONDS,
});
const unsubscribeToken = signedToken({ purpose: "newsletter-unsubscribe", claims: claimsSchema });

type LinkSettings = Pick<Settings, "publicUrl" | "sessionSecret">;
/** Settings of the store in which a link is followed. */
type StoreSettings = Pick<Settings, "brand" | "sessionSecret">;

/** URL that confirms a subscription, valid for a week. */
export function confirmLink(settings: LinkSettings, claims: SubscriptionClaims): string {
  return shopAddress(settings, `/newsletter/confirm?token=${confirmToken.sign(settings, claims)}`);
}

/** Expiry of a link created now, ISO 8601. */
export function confirmExpiry(): string {
  return new Date(Date.now() + CONFIRM_MILLISECONDS).toISOString();
}

/** URL that unsubscribes; never expires. */
export function unsubscribeLink(settings: LinkSettings, claims: SubscriptionClaims): string {
  return shopAddress(settings, `/newsletter/unsubscribe?token=${unsubscribeToken.sign(settings, claims)}`);
}

/** Null when the token is forged, expired, of another kind or of another store. */
export function readConfirmToken(settings: StoreSettings, token: string): SubscriptionClaims | null {
  return ofStore(settings, confirmToken.read(settings, token));
}

/** Null when the token is forged, of another kind or of another store. */
export function readUnsubscribeToken(settings: StoreSettings, token: string): SubscriptionClaims | null {
  return ofStore(settings, unsubscribeToken.read(settings, token));
}

function ofStore({ brand }: StoreSettings, claims: SubscriptionClaims | null): SubscriptionClaims | null {
  return claims?.storeCode === brand ? claims : null;
}
