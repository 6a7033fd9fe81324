import type { EngineContext } from "../graphql/context";
import { progressOf } from "../orders/order-progress";
import { viewOrder } from "../orders/view-orders";
import { refused } from "../shared/answer-json";
import { ownBrand } from "../shared/store-settings";
import { drawInvoice } from "./draw-invoice";
import { readInvoiceToken } from "./invoice-token";

/** GET /rest/mpc/V1/invoices/{token}.pdf: the invoice of the order that the token names. */
export async function answerInvoice(
  _request: Request,
  { db, settings, storeCode }: EngineContext,
  token: string,
): Promise<Response> {
  const id = readInvoiceToken(settings, token);
  const order =
    id === null
      ? undefined
      : await db
          .selectFrom("sales_order")
          .selectAll()
          .where("id", "=", id)
          .where("store_code", "=", storeCode)
          .executeTakeFirst();
  if (!order) return refused("No such invoice.", 404, "not-found");
  const [view, { refunds }] = await Promise.all([viewOrder(db, order), progressOf(db, order)]);
  const file = await drawInvoice(ownBrand(settings), view, refunds);
  return new Response(new Uint8Array(file), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Length": String(file.length),
      "Content-Disposition": `inline; filename="invoice-${order.number}.pdf"`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex, nofollow",
    },
  });
}
