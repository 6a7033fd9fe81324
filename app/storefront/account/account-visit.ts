import type { CustomerVisit } from "~/storefront/session/require-customer.server";

/** A signed-in request for an account page, with the rest of its path. */
export interface AccountVisit extends CustomerVisit {
  orderId: string | undefined;
  subOrderId: string | undefined;
}

/** The 404 of an account page that is missing, or shows something that is missing. */
export function pageNotFound(): Response {
  return new Response("Page Not Found", { status: 404 });
}
