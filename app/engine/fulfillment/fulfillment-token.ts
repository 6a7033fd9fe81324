import { z } from "zod";
import type { Settings } from "~/settings/settings.server";
import { shopAddress } from "../shared/shop-address";
import { signedToken } from "../shared/signed-token";

/** From the order until the last day for claims. */
const LIFETIME_MILLISECONDS = 180 * 24 * 60 * 60 * 1000;

/** Allows its holder to process one order, and nothing else: readers of the store's email, and staff of /admin. */
export const fulfillmentToken = signedToken({
  purpose: "order-desk",
  claims: z.object({
    orderId: z.number().int().positive(),
    /** False in links of /admin, where refunds have permissions and limits of their own. */
    mayRefund: z.boolean().optional(),
    /** False in links of /admin, where recording payments and holding orders have permissions of their own. */
    mayInvoiceAndHold: z.boolean().optional(),
  }),
  lifetime: LIFETIME_MILLISECONDS,
});

/** URL of the page on which the staff processes the order. */
export function fulfillmentPage(
  settings: Pick<Settings, "publicUrl" | "sessionSecret">,
  orderId: number,
): string {
  return shopAddress(settings, `/orders/desk/${fulfillmentToken.sign(settings, { orderId })}`);
}
