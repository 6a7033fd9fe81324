import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import type { OrderView } from "../orders/order-view";
import type { OrderProgressView, ParcelView } from "./order-progress-view";

/** An order's page, in an account or for a guest. */
export interface OrderPageData {
  order: OrderView;
  progress: OrderProgressView;
  /** It waits for a payment by card. */
  canPayNow: boolean;
  /** The page's own address, to which its forms are sent. */
  path: string;
  /** The one parcel that is looked at. */
  parcel: ParcelView | null;
  /** Id of the line about which something is being claimed. */
  claimLine: string | null;
  honeypot: HoneypotInputProps;
}

/** The address of the page on which something is claimed about a line. */
export function claimPath(path: string, lineId: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}claim=${encodeURIComponent(lineId)}`;
}
