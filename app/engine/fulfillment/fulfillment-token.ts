import { z } from "zod";
import type { Settings } from "~/settings/settings.server";
import { shopAddress } from "../shared/shop-address";
import { signedToken } from "../shared/signed-token";

/** From the order until the last day for claims. */
const LIFETIME_MILLISECONDS = 180 * 24 * 60 * 60 * 1000;

/** Allows readers of the store's email to process one order, and nothing else. */
export const fulfillmentToken = signedToken({
  purpose: "order-desk",
  claims: z.object({ orderId: z.number().int().positive() }),
  lifetime: LIFETIME_MILLISECONDS,
});

/** URL of the page on which the staff processes the order. */
export function fulfillmentPage(
  settings: Pick<Settings, "publicUrl" | "sessionSecret">,
  orderId: number,
): string {
  return shopAddress(settings, `/orders/desk/${fulfillmentToken.sign(settings, { orderId })}`);
}
