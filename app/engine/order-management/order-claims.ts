import type { Claim, ClaimDecision, ClaimStatus, ClaimWish } from "../admin-api/resolvers.generated";
import { lineRefund } from "../claims/claim-line";
import { claimPhotoPath } from "../claims/claim-photo";
import { reasonTexts } from "../claims/claim-reasons";
import type { Row } from "../database/schema";
import type { OrderProgress } from "../orders/order-progress";
import type { OrderView } from "../orders/view-orders";
import { isAllowed, type StaffSession } from "../staff/staff-session";
import { toMoney } from "../totals/money";

/** The claims of an order, oldest first. @param fileToken with which the buyers' photos are opened */
export function orderClaims(
  session: StaffSession,
  view: OrderView,
  progress: OrderProgress,
  fileToken: string,
): Claim[] {
  return progress.claims.map((claim) => {
    const refundCents = lineRefund(view, claim, progress)?.cents ?? 0;
    const item = view.items.find(({ id }) => id === claim.order_item_id);
    return {
      id: String(claim.id),
      product_name: item?.name ?? "",
      quantity: claim.quantity ?? item?.quantity ?? 0,
      quantity_ordered: item?.quantity ?? 0,
      reason: reasonTexts[claim.reason] ?? claim.reason,
      wish: claim.wish.toUpperCase() as ClaimWish,
      message: claim.message,
      photo_url: claim.photo_id ? claimPhotoPath(fileToken, claim.id) : null,
      status: claim.status.toUpperCase() as ClaimStatus,
      reply: claim.answer,
      created_at: claim.created_at,
      decisions: decisionsFor(session, claim, refundCents),
      refund_amount: toMoney(refundCents),
    };
  });
}

function decisionsFor(
  session: StaffSession,
  { status }: Row<"order_claim">,
  refundCents: number,
): ClaimDecision[] {
  if (status !== "open" || !isAllowed(session, "sales.claims")) return [];
  const mayRefund = refundCents > 0 && isAllowed(session, "sales.refund");
  return mayRefund ? ["REPLACE", "REFUND", "DECLINE"] : ["REPLACE", "DECLINE"];
}
