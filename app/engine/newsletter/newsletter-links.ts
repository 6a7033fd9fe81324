import { z } from "zod";
import type { Settings } from "~/settings.server";
import { shopAddress } from "../shared/shop-address";
import { readToken, signToken } from "../shared/signed-token";

const CONFIRM = "newsletter-confirm";
const UNSUBSCRIBE = "newsletter-unsubscribe";
/** A week to answer the letter. */
const CONFIRM_MILLISECONDS = 7 * 24 * 60 * 60 * 1000;

/** Whose subscription a link is about. */
const claimsSchema = z.object({ storeCode: z.string(), email: z.string() });

export type SubscriptionClaims = z.infer<typeof claimsSchema>;

type LinkSettings = Pick<Settings, "publicUrl" | "sessionSecret">;
/** Of the store in which a link is followed. */
type StoreSettings = Pick<Settings, "brand" | "sessionSecret">;

/** The page that confirms a subscription, for a week. */
export function confirmLink(settings: LinkSettings, claims: SubscriptionClaims): string {
  const token = signToken(settings, CONFIRM, claims, Date.now() + CONFIRM_MILLISECONDS);
  return shopAddress(settings, `/newsletter/confirm?token=${token}`);
}

/** When a link that is made now expires, ISO 8601. */
export function confirmExpiry(): string {
  return new Date(Date.now() + CONFIRM_MILLISECONDS).toISOString();
}

/** The page that ends a subscription, for good. */
export function unsubscribeLink(settings: LinkSettings, claims: SubscriptionClaims): string {
  return shopAddress(settings, `/newsletter/unsubscribe?token=${signToken(settings, UNSUBSCRIBE, claims)}`);
}

/** Null when the token is forged, expired, no confirmation or of another store. */
export function readConfirmToken(settings: StoreSettings, token: string): SubscriptionClaims | null {
  return ofStore(settings, readToken(settings, CONFIRM, token, claimsSchema));
}

/** Null when the token is forged, of another kind or of another store. */
export function readUnsubscribeToken(settings: StoreSettings, token: string): SubscriptionClaims | null {
  return ofStore(settings, readToken(settings, UNSUBSCRIBE, token, claimsSchema));
}

function ofStore({ brand }: StoreSettings, claims: SubscriptionClaims | null): SubscriptionClaims | null {
  return claims?.storeCode === brand ? claims : null;
}
