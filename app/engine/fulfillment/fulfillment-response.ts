import { lineRefund } from "../claims/claim-line";
import { claimPhotoPath } from "../claims/claim-photo";
import { claimResponse } from "../claims/claim-response";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { progressOf } from "../orders/order-progress";
import { orderResponse } from "../orders/order-response";
import { viewOrder } from "../orders/view-orders";
import { linePrints } from "../print/line-prints";
import { signArtworkToken } from "../proofs/artwork-access";
import { refundableOrder } from "../refunds/quote-refund";
import { refundableResponse } from "../refunds/refund-preview";
import { carriers } from "../shipments/carriers";
import { shippingProblem } from "../shipments/ship-order";
import { toMoney } from "../totals/money";
import { fulfillmentSteps } from "./fulfillment-steps";

/** An order for the fulfillment page, as the contract shows it. */
export async function fulfillmentResponse(
  { db, settings }: EngineContext,
  token: string,
  order: Row<"sales_order">,
) {
  const [view, progress, prints, refundable] = await Promise.all([
    viewOrder(db, order),
    progressOf(db, order),
    linePrints(db, token, order),
    refundableOrder(db, order),
  ]);
  return {
    order: orderResponse(settings, view, progress),
    artwork_token: signArtworkToken(settings, order.id, { mayAnswer: false }),
    carriers: carriers.map(({ code, title }) => ({ code, title })),
    steps: fulfillmentSteps(order),
    can_ship: shippingProblem(order) === null,
    prints,
    refundable: refundable && refundableResponse(refundable),
    claims: progress.claims.map((claim) => ({
      claim: claimResponse(claim),
      product_name: view.items.find(({ id }) => id === claim.order_item_id)?.name ?? "",
      refund_amount: toMoney(lineRefund(view, claim.order_item_id, progress)?.cents ?? 0),
      photo_url: claim.photo_id ? claimPhotoPath(token, claim.id) : null,
    })),
  };
}
