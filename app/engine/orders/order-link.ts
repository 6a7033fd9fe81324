import { z } from "zod";
import type { Settings } from "~/settings/settings.server";
import type { Row } from "../database/schema";
import { shopAddress } from "../shared/shop-address";
import { signedToken } from "../shared/signed-token";

/** Links that open one order without a login, for a time. */

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const EMAILED_LINK_DAYS = 90;

/** Opens the order; for a day unless said otherwise. */
export const viewToken = signedToken({
  purpose: "view-order",
  claims: z.object({ orderId: z.number().int().positive() }),
  lifetime: DAY_MILLISECONDS,
});

/** The page of an order for an email to its buyer: in their account, or by a signed link for guests. */
export function orderPage(
  settings: Pick<Settings, "publicUrl" | "sessionSecret">,
  order: Pick<Row<"sales_order">, "id" | "number" | "customer_id">,
): string {
  if (order.customer_id !== null)
    return shopAddress(settings, `/customer/account/view-order/${order.number}`);
  const expiresAt = Date.now() + EMAILED_LINK_DAYS * DAY_MILLISECONDS;
  const token = viewToken.sign(settings, { orderId: order.id }, expiresAt);
  return shopAddress(settings, `/customer/order?token=${token}`);
}
