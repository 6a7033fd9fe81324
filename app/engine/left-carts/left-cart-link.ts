import { z } from "zod";
import type { Settings } from "~/settings.server";
import { shopAddress } from "../shared/shop-address";
import { readToken, signToken } from "../shared/signed-token";

const PURPOSE = "left-cart";
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** How long the link of a reminder opens its cart. */
export const LINK_DAYS = 14;

/** The link names the reminder, not the cart: who reads an old link has learned no cart's id. */
const claimsSchema = z.object({ reminderId: z.string() });

type LinkSettings = Pick<Settings, "publicUrl" | "sessionSecret">;

/** The page that opens the cart of a reminder. */
export function leftCartLink(settings: LinkSettings, reminderId: string, now: Date): string {
  const expiresAt = now.getTime() + LINK_DAYS * DAY_MILLISECONDS;
  const token = signToken(settings, PURPOSE, { reminderId }, expiresAt);
  return shopAddress(settings, `/abandoned/checkout/cart?token=${token}`);
}

/** The id of the reminder; null when the token is forged, too old or of another kind. */
export function readLeftCartToken(settings: LinkSettings, token: string): string | null {
  return readToken(settings, PURPOSE, token, claimsSchema)?.reminderId ?? null;
}
