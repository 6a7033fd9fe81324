import type { EngineContext } from "../graphql/context";
import { ordersOf } from "../orders/order-by-token";
import { viewOrder } from "../orders/view-orders";
import { readRefunds } from "../refunds/read-refunds";
import { rejected } from "../shared/json-response";
import { documentResponse } from "./document-response";
import { drawInvoice } from "./draw-invoice";
import { findInvoice } from "./find-documents";
import { invoiceToken } from "./invoice-token";

/** GET /rest/mpc/V1/invoices/{token}.pdf: the invoice of the order that the token names. */
export async function respondWithInvoice(
  _request: Request,
  context: EngineContext,
  token: string,
): Promise<Response> {
  const { db, settings } = context;
  const claims = invoiceToken.read(settings, token);
  const order = claims && (await ordersOf(context).where("id", "=", claims.orderId).executeTakeFirst());
  if (!order) return rejected("We couldn't find that invoice.", 404, "not-found");
  const [view, refunds, invoice] = await Promise.all([
    viewOrder(db, order),
    readRefunds(db, [order.id]),
    findInvoice(db, order.id),
  ]);
  return documentResponse(context, {
    view: { view, refunds, invoice },
    draw: drawInvoice,
    name: `invoice-${order.number}.pdf`,
  });
}
