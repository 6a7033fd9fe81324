import { z } from "zod";
import type { Settings } from "~/settings/settings.server";
import { shopAddress } from "../shared/shop-address";
import { signedToken } from "../shared/signed-token";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
export const LINK_DAYS = 14;

/**
 * Token that opens a reminder's cart. It contains the reminder's id, not the cart's, so an old link reveals no cart id.
 */
export const abandonedCartToken = signedToken({
  purpose: "left-cart",
  claims: z.object({ reminderId: z.string() }),
});

type LinkSettings = Pick<Settings, "publicUrl" | "sessionSecret">;

/** URL of the page that opens a reminder's cart. */
export function abandonedCartLink(settings: LinkSettings, reminderId: string, now: Date): string {
  const expiresAt = now.getTime() + LINK_DAYS * DAY_MILLISECONDS;
  const token = abandonedCartToken.sign(settings, { reminderId }, expiresAt);
  return shopAddress(settings, `/abandoned/checkout/cart?token=${token}`);
}
