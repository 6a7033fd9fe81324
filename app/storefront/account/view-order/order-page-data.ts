import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import type { OrderView } from "../orders/order-view";
import type { OrderProgressView, ParcelView } from "./order-progress-view";

/** The data of an order's page, in an account or for a guest. */
export interface OrderPageData {
  order: OrderView;
  progress: OrderProgressView;
  /** The order waits for a payment by card. */
  canPayNow: boolean;
  /** The page's own address, the action of its forms. */
  path: string;
  /** The parcel whose page is shown; null on the page of the order. */
  parcel: ParcelView | null;
  /** Id of the line whose problem is being reported. */
  claimLine: string | null;
  honeypot: HoneypotInputProps;
}

/** The address of the form to report a problem with a line. */
export function claimPath(path: string, lineId: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}claim=${encodeURIComponent(lineId)}`;
}

/** The address of an order in its customer's account, or of one parcel of it. */
export function viewOrderPath(number: string, parcelNumber?: string): string {
  const parts = [number, parcelNumber].filter((part) => part !== undefined);
  return `/customer/account/view-order/${parts.map(encodeURIComponent).join("/")}`;
}
