import { z } from "zod";
import type { Settings } from "~/settings.server";
import { shopAddress } from "../shared/shop-address";
import { readToken, signToken } from "../shared/signed-token";

type Secret = Pick<Settings, "sessionSecret">;

const PURPOSE = "order-desk";
/** Milliseconds: from the order until the last day on which something can be claimed. */
const LIFETIME = 180 * 24 * 60 * 60 * 1000;
const payload = z.object({ orderId: z.number().int().positive() });

/** The page on which the shop moves one order, and nothing else, for whoever reads the shop's mail. */
export function deskPage(settings: Secret & Pick<Settings, "publicUrl">, orderId: number): string {
  const token = signToken(settings, PURPOSE, { orderId }, Date.now() + LIFETIME);
  return shopAddress(settings, `/orders/desk/${token}`);
}

/** The id of the order; null when the token is forged, for something else or too old. */
export function readDeskToken(settings: Secret, token: string): number | null {
  return readToken(settings, PURPOSE, token, payload)?.orderId ?? null;
}
