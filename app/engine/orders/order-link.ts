import { z } from "zod";
import type { Settings } from "~/settings.server";
import type { Row } from "../database/schema";
import { shopAddress } from "../shared/shop-address";
import { readToken, signToken } from "../shared/signed-token";

/** Links that open one order without a login, for a time. */

const PURPOSE = "view-order";
/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000;
const DAYS_IN_LETTERS = 90;
const payload = z.object({ orderId: z.number().int().positive() });

type Secret = Pick<Settings, "sessionSecret">;

/** A token that opens the order for a day, for whoever has just proved that it is theirs. */
export function signViewToken(settings: Secret, orderId: number, days = 1): string {
  return signToken(settings, PURPOSE, { orderId }, Date.now() + days * DAY);
}

/** The order's id; null when the token is forged, for something else or too old. */
export function readViewToken(settings: Secret, token: string): number | null {
  return readToken(settings, PURPOSE, token, payload)?.orderId ?? null;
}

/** The page of an order for a letter to its buyer: in their account, or by a signed link for guests. */
export function orderPage(
  settings: Secret & Pick<Settings, "publicUrl">,
  order: Pick<Row<"sales_order">, "id" | "number" | "customer_id">,
): string {
  if (order.customer_id !== null)
    return shopAddress(settings, `/customer/account/view-order/${order.number}`);
  return shopAddress(settings, `/customer/order?token=${signViewToken(settings, order.id, DAYS_IN_LETTERS)}`);
}
