import type { CustomerVisit } from "~/storefront/session/require-customer.server";

/** A signed-in request for an account page, with the rest of its path. */
export interface AccountVisit extends CustomerVisit {
  orderId: string | undefined;
  subOrderId: string | undefined;
}
