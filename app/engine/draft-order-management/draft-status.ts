import type { DraftOrderStatus } from "../admin-api/resolvers.generated";
import type { Row } from "../database/schema";

type Draft = Pick<Row<"draft_order">, "token_hash" | "expires_at" | "canceled_at">;

/** @param isOrdered an order was placed from its cart and still has it: one that expired unpaid has given it back */
export function draftStatus(draft: Draft, isOrdered: boolean, now: Date): DraftOrderStatus {
  if (isOrdered) return "ORDERED";
  if (draft.canceled_at !== null) return "CANCELED";
  if (draft.token_hash === null) return "OPEN";
  return draft.expires_at !== null && draft.expires_at > now.toISOString() ? "SENT" : "EXPIRED";
}
