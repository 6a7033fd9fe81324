import { brandOf } from "~/brand/brands.server";
import { orderOfFiles } from "../fulfillment/file-token";
import type { EngineContext } from "../graphql/context";
import { viewOrder } from "../orders/view-orders";
import { BusyError, limitConcurrency } from "../shared/concurrency-limit";
import { rejected } from "../shared/json-response";
import { privatePdf } from "../shared/private-pdf";
import { drawPackingSlip } from "./draw-packing-slip";
import { isGift } from "./is-gift";

const inTurn = limitConcurrency(1, 50);

/**
 * GET /rest/mpc/V1/packing-slips/{token}.pdf: the packing slip of the order whose files the token opens.
 * Without prices for a gift, and with `?prices=0`.
 */
export async function respondWithPackingSlip(
  request: Request,
  context: EngineContext,
  token: string,
): Promise<Response> {
  const order = await orderOfFiles(context, token, "production");
  if (!order) return rejected("We couldn't find that packing slip.", 404, "not-found");
  const view = await viewOrder(context.db, order);
  const hasPrices = !isGift(view) && new URL(request.url).searchParams.get("prices") !== "0";
  try {
    const file = await inTurn(() => drawPackingSlip(brandOf(context.settings), view, hasPrices));
    return privatePdf(file, `packing-slip-${order.number}.pdf`);
  } catch (error) {
    if (!(error instanceof BusyError)) throw error;
    return rejected("We're busy. Please try again in a moment.", 503, "busy");
  }
}
