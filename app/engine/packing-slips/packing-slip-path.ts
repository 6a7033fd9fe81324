import { z } from "zod";
import { signedToken } from "../shared/signed-token";

/** A link that is copied from a page soon stops working. */
const LIFETIME_MILLISECONDS = 60 * 60 * 1000;

/** Opens the packing slips of several orders for whoever got it from the list of orders in /admin. */
export const slipsToken = signedToken({
  purpose: "packing-slips",
  claims: z.object({ orderIds: z.array(z.number().int().positive()).min(1) }),
  lifetime: LIFETIME_MILLISECONDS,
});

/** Path of an order's packing slip. @param token of its files */
export function packingSlipPath(token: string): string {
  return `/rest/mpc/V1/packing-slips/${token}.pdf`;
}

/** Path of the packing slips of several orders, as one file. @param token of `slipsToken` */
export function packingSlipsPath(token: string): string {
  return `/rest/mpc/V1/packing-slips/orders/${token}.pdf`;
}
