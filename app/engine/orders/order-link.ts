import { z } from "zod";
import type { Settings } from "~/settings/settings.server";
import type { Row } from "../database/schema";
import { shopAddress } from "../shared/shop-address";
import { signedToken } from "../shared/signed-token";

/** Links that grant access to one order without signing in, for a limited time. */

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const EMAILED_LINK_DAYS = 90;

/** Grants access to the order, for a day by default. */
export const viewToken = signedToken({
  purpose: "view-order",
  claims: z.object({ orderId: z.number().int().positive() }),
  lifetime: DAY_MILLISECONDS,
});

/** URL of an order's page for an email to its buyer: in their account, or a signed link for guests. */
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
