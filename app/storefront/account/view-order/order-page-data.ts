import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import type { OrderView } from "../orders/order-view";
import type { OrderProgressView, ParcelView } from "./order-progress-view";

/** An order's page, in an account or for a guest. */
export interface OrderPageData {
  order: OrderView;
  progress: OrderProgressView;
  /** It awaits a payment by card. */
  canPayNow: boolean;
  /** The page's own path, to which its forms are submitted. */
  path: string;
  parcel: ParcelView | null;
  /** Id of the line that a claim is being written about. */
  claimLine: string | null;
  honeypot: HoneypotInputProps;
}

/** The path of the claim form for a line. */
export function claimPath(path: string, lineId: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}claim=${encodeURIComponent(lineId)}`;
}

/** The path of an order in its customer's account, or of one parcel of it. */
export function viewOrderPath(number: string, parcelNumber?: string): string {
  const parts = [number, parcelNumber].filter((part) => part !== undefined);
  return `/customer/account/view-order/${parts.map(encodeURIComponent).join("/")}`;
}
