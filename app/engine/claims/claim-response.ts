import type { Row } from "../database/schema";
import type { ClaimReason, ClaimStatus, ClaimWish, OrderClaim } from "../graphql/resolvers.generated";

export function claimResponse(claim: Row<"order_claim">): OrderClaim {
  const { id, message, answer, created_at } = claim;
  return {
    id: String(id),
    reason: claim.reason.toUpperCase() as ClaimReason,
    wish: claim.wish.toUpperCase() as ClaimWish,
    status: claim.status.toUpperCase() as ClaimStatus,
    message,
    answer,
    created_at,
  };
}
