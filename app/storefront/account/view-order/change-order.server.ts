import {
  CancelOrderByTokenDocument,
  CancelOrderDocument,
  ReorderItemsDocument,
} from "~/provider/contract/documents.generated";
import { orderDataCookie } from "~/provider/cookies.server";
import { CART_PATH } from "~/storefront/cart/cart-intents";
import { goToPayment } from "~/storefront/checkout/payment/go-to-payment.server";
import { checkedForm } from "~/storefront/session/checked-form.server";
import { rejectionErrors } from "~/storefront/session/provider-rejection";
import { seeOther } from "~/storefront/session/see-other.server";
import { fieldText, submittedForm } from "~/storefront/session/submitted-form.server";
import { PHOTO_FIELD } from "~/storefront/sharing/share-photo-form";
import { flash } from "~/storefront/shell/flash.server";
import { readStudioForm, type StudioForm } from "~/storefront/studio/read-studio-form.server";
import { WHOLE_FORM } from "~/storefront/ui/form-problems";
import { claimItem } from "./claim-item.server";
import { cancelValidator, ORDER_INTENTS } from "./order-forms";
import type { OrderVisit } from "./order-visit";

/** Performs the action of a form on the order's page. @throws Response 400 for an unknown action */
export async function changeOrder(visit: OrderVisit): Promise<Response> {
  const sent = await readForm(visit.request);
  switch (fieldText(sent.form, "intent")) {
    case ORDER_INTENTS.cancel:
      return cancelOrder(visit, sent.form);
    case ORDER_INTENTS.claim:
      return claimItem(visit, sent);
    case ORDER_INTENTS.reorder:
      return reorder(visit);
    case ORDER_INTENTS.pay:
      visit.provider.keepCookie(orderDataCookie, visit.order.token);
      return goToPayment(visit.request, visit.provider, visit.order.token);
    default:
      throw new Response("Please reload the page and try again.", { status: 400 });
  }
}

/** A form with a photo is multipart. */
async function readForm(request: Request): Promise<StudioForm> {
  const isInParts = /^multipart\/form-data;/i.test(request.headers.get("Content-Type") ?? "");
  if (isInParts) return readStudioForm(request, [PHOTO_FIELD]);
  return { form: await submittedForm(request), photos: new Map(), photoBatch: [] };
}

async function cancelOrder(visit: OrderVisit, form: FormData): Promise<Response> {
  const { request, provider, order, path } = visit;
  const sent = await checkedForm(request, cancelValidator, { form, provider });
  if (sent instanceof Response) return sent;
  const { reason } = sent.data;
  const answer = visit.isInAccount
    ? await provider.attempt(CancelOrderDocument, { id: order.id, reason })
    : await provider.attempt(CancelOrderByTokenDocument, { token: order.token, reason });
  if (!answer.status) return sent.reject(rejectionErrors(answer, ["reason"]));
  const result = "cancelOrder" in answer.data ? answer.data.cancelOrder : answer.data.cancelOrderByToken;
  if (result?.errorV2) return sent.reject({ [WHOLE_FORM]: result.errorV2.message });
  flash(provider, "success", `Order ${order.number} is canceled.`);
  return seeOther(provider, path);
}

async function reorder({ provider, order, path }: OrderVisit): Promise<Response> {
  const answer = await provider.attempt(ReorderItemsDocument, { number: order.number });
  const result = answer.data?.reorderItems;
  const left = result?.userInputErrors.flatMap((error) => error?.message ?? []) ?? [];
  const isInCart = (result?.cart.total_quantity ?? 0) > 0;
  if (result) provider.keepCart(result.cart.id);
  if (!answer.status) flash(provider, "error", answer.message);
  else if (left.length > 0) flash(provider, "error", left.join(" "));
  else flash(provider, "success", "We've added it to your cart with the designs you ordered.");
  return seeOther(provider, isInCart ? CART_PATH : path);
}
