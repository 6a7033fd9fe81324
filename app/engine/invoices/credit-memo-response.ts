import type { EngineContext } from "../graphql/context";
import { ordersOf } from "../orders/order-by-token";
import { viewOrder } from "../orders/view-orders";
import { readRefunds } from "../refunds/read-refunds";
import { rejected } from "../shared/json-response";
import { creditMemoToken } from "./credit-memo-token";
import { documentNumber } from "./document-number";
import { documentResponse } from "./document-response";
import { type CreditMemoView, drawCreditMemo } from "./draw-credit-memo";
import { findCreditMemo, findInvoice } from "./find-documents";

/** GET /rest/mpc/V1/creditmemos/{token}.pdf: the credit memo of the refund that the token names. */
export async function respondWithCreditMemo(
  _request: Request,
  context: EngineContext,
  token: string,
): Promise<Response> {
  const claims = creditMemoToken.read(context.settings, token);
  const view = claims && (await readCreditMemo(context, claims.refundId));
  if (!view) return rejected("We couldn't find that credit memo.", 404, "not-found");
  return documentResponse(context, {
    view,
    draw: drawCreditMemo,
    name: `credit-memo-${documentNumber("credit_memo", view.creditMemo)}.pdf`,
  });
}

/** Null when there is none in the store. */
async function readCreditMemo(context: EngineContext, refundId: number): Promise<CreditMemoView | null> {
  const { db } = context;
  const creditMemo = await findCreditMemo(db, refundId);
  const order = await ordersOf(context)
    .where("id", "=", (query) =>
      query.selectFrom("order_refund").select("order_id").where("order_refund.id", "=", refundId),
    )
    .executeTakeFirst();
  if (!creditMemo || !order) return null;
  const [view, refunds, invoice] = await Promise.all([
    viewOrder(db, order),
    readRefunds(db, [order.id]),
    findInvoice(db, order.id),
  ]);
  const refund = refunds.find(({ id }) => id === refundId);
  return refund ? { view, refund, creditMemo, invoice } : null;
}
