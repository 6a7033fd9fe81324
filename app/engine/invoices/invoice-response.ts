import { brandOf } from "~/brand/brands.server";
import type { EngineContext } from "../graphql/context";
import { ordersOf } from "../orders/order-by-token";
import { progressOf } from "../orders/order-progress";
import { viewOrder } from "../orders/view-orders";
import { rejected } from "../shared/json-response";
import { privatePdf } from "../shared/private-pdf";
import { cachedInvoice } from "./cached-invoice";
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
  const [view, { refunds }] = await Promise.all([viewOrder(db, order), progressOf(db, order)]);
  const invoice = await cachedInvoice(context, brandOf(settings), view, refunds);
  if ("rejection" in invoice) return rejectionOf(invoice.rejection);
  const { file } = invoice;
  return privatePdf(file, `invoice-${order.number}.pdf`);
}

function rejectionOf(rejection: "too-many" | "busy"): Response {
  const response =
    rejection === "busy"
      ? rejected("We're busy preparing invoices. Please try again in a moment.", 503, "busy")
      : rejected("That's a lot of invoices in a short time. Please try again in an hour.", 429, "too-many");
  response.headers.set("Retry-After", rejection === "busy" ? "5" : String(60 * 60));
  return response;
}
