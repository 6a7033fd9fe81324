import type { CustomerVisit } from "~/storefront/session/require-customer.server";

/** A customer in a room of the account area, with the rest of the room's address. */
export interface RoomVisit extends CustomerVisit {
  orderId: string | undefined;
  subOrderId: string | undefined;
}
