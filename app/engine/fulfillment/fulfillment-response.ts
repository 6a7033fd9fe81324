import { lineRefund } from "../claims/claim-line";
import { claimPhotoPath } from "../claims/claim-photo";
import { claimResponse } from "../claims/claim-response";
import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { progressOf } from "../orders/order-progress";
import { orderResponse } from "../orders/order-response";
import { viewOrder } from "../orders/view-orders";
import { isGift } from "../packing-slips/is-gift";
import { packingSlipPath } from "../packing-slips/packing-slip-path";
import { linePrints } from "../print/line-prints";
import { signArtworkToken } from "../proofs/artwork-access";
import { refundableOrder } from "../refunds/quote-refund";
import { refundableResponse } from "../refunds/refund-preview";
import { carriers } from "../shipments/carriers";
import { shippingProblem } from "../shipments/ship-order";
import { labelsResponse, proposedParcel } from "../shipping/labels/labels-response";
import { openShippingProvider } from "../shipping/labels/open-shipping-provider";
import { readShippingTable } from "../shipping/shipping-table";
import { toMoney } from "../totals/money";
import { mayRefund, mayTakeStep } from "./fulfillment-order";
import { fulfillmentSteps } from "./fulfillment-steps";

/** An order for the fulfillment page, as the contract shows it. */
export async function fulfillmentResponse(context: EngineContext, token: string, order: Row<"sales_order">) {
  const { db, settings } = context;
  const [view, progress, prints, refundable, labels, table] = await Promise.all([
    viewOrder(db, order),
    progressOf(db, order),
    linePrints(db, token, order),
    mayRefund(context, token) ? refundableOrder(db, order) : null,
    labelsResponse(db, token, order.id),
    readShippingTable(db, order.store_code),
  ]);
  const canShip = shippingProblem(order) === null;
  return {
    order: orderResponse(settings, view, progress),
    artwork_token: signArtworkToken(settings, order.id, { mayAnswer: false }),
    carriers: carriers.map(({ code, title }) => ({ code, title })),
    steps: fulfillmentSteps(order).filter((step) => mayTakeStep(context, token, step)),
    can_ship: canShip,
    can_buy_labels: canShip && openShippingProvider(settings) !== null,
    boxes: table.boxes.map(({ code, title }) => ({ code, title })),
    proposed_parcel: canShip ? await proposedParcel(db, view, progress, table) : null,
    labels,
    packing_slip_url: order.shipping_address === null ? null : packingSlipPath(token),
    is_gift: isGift(view),
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
