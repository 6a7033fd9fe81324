import type { DraftOrderStatus } from "../documents.generated";

/** Statuses of draft orders in words; the first one of the list's filter is every status. */
export const draftOrderStatuses: Record<DraftOrderStatus, string> = {
  OPEN: "Open",
  SENT: "Sent",
  EXPIRED: "Link expired",
  ORDERED: "Ordered",
  ORDER_CANCELED: "Order canceled",
  CANCELED: "Canceled",
};

export function isDraftOrderStatus(text: string): text is DraftOrderStatus {
  return Object.hasOwn(draftOrderStatuses, text);
}
