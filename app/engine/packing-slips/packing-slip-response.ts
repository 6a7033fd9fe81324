import { brandOf } from "~/brand/brands.server";
import type { Settings } from "~/settings/settings.server";
import { orderOfFiles } from "../fulfillment/file-token";
import type { EngineContext } from "../graphql/context";
import { type OrderView, viewOrder, viewOrders } from "../orders/view-orders";
import { BusyError, limitConcurrency } from "../shared/concurrency-limit";
import { rejected } from "../shared/json-response";
import { privatePdf } from "../shared/private-pdf";
import { storeSettings } from "../shared/store-settings";
import { drawPackingSlip, drawPackingSlips } from "./draw-packing-slip";
import { isGift } from "./is-gift";
import { slipsToken } from "./packing-slip-path";

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
  const slip = { brand: brandOf(context.settings), view, hasPrices };
  return pdfResponse(() => drawPackingSlip(slip), `packing-slip-${order.number}.pdf`);
}

/** GET /rest/mpc/V1/packing-slips/orders/{token}.pdf: the packing slips of the orders that the token names, as one file. */
export async function respondWithPackingSlips(
  _request: Request,
  context: EngineContext,
  token: string,
): Promise<Response> {
  const claims = slipsToken.read(context.settings, token);
  if (!claims) return rejected("We couldn't find these packing slips.", 404, "not-found");
  const orders = await context.db
    .selectFrom("sales_order")
    .selectAll()
    .where("id", "in", claims.orderIds)
    .orderBy("number")
    .execute();
  const views = await viewOrders(context.db, orders);
  const slips = views.map((view) => ({
    brand: brandOf(settingsOf(context, view.order)),
    view,
    hasPrices: !isGift(view),
  }));
  const title = `Packing slips of ${slips.length} orders`;
  return pdfResponse(() => drawPackingSlips(slips, title), "packing-slips.pdf");
}

/** Of the order's store; old orders name none. */
function settingsOf({ settings }: EngineContext, { store_code }: OrderView["order"]): Settings {
  return store_code === "" ? settings : storeSettings(settings, store_code);
}

async function pdfResponse(draw: () => Promise<Buffer>, name: string): Promise<Response> {
  try {
    return privatePdf(await inTurn(draw), name);
  } catch (error) {
    if (!(error instanceof BusyError)) throw error;
    return rejected("We're busy. Please try again in a moment.", 503, "busy");
  }
}
