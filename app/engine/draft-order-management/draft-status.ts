import type { DraftOrderStatus } from "../admin-api/resolvers.generated";
import type { Row } from "../database/schema";
import { ENDED } from "../orders/order-actions";

type Draft = Pick<Row<"draft_order">, "token_hash" | "expires_at" | "canceled_at">;

/** @param orderStatus of the order placed from its cart that still has it; one that expired unpaid has given it back */
export function draftStatus(draft: Draft, orderStatus: string | null, now: Date): DraftOrderStatus {
  if (orderStatus !== null) return ENDED.includes(orderStatus) ? "ORDER_CANCELED" : "ORDERED";
  if (draft.canceled_at !== null) return "CANCELED";
  if (draft.token_hash === null) return "OPEN";
  return draft.expires_at !== null && draft.expires_at > now.toISOString() ? "SENT" : "EXPIRED";
}
