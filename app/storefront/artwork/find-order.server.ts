import { redirect } from "@remix-run/node";
import { OrderArtworkDocument } from "~/provider/contract/documents.generated";
import { checkedForm } from "../session/checked-form.server";
import { rejectionErrors } from "../session/provider-rejection";
import { WHOLE_FORM } from "../ui/form-problems";
import { type ARTWORK_PATH, artworkPath, type PROOF_PATH } from "./artwork-view";
import { findOrderValidator } from "./find-order-form";

const NOT_FOUND =
  "We couldn't find an order that matches all three. Please check them against your order confirmation email.";

/**
 * Finds an order by its number and the buyer's email and last name. Returns a redirect to its artwork, or the form with
 * errors.
 */
export async function findOrder(
  request: Request,
  path: typeof ARTWORK_PATH | typeof PROOF_PATH,
  form?: FormData,
): Promise<Response> {
  const sent = await checkedForm(request, findOrderValidator, { form });
  if (sent instanceof Response) return sent;
  const { provider, data, reject, captcha } = sent;
  const input = { number: data.order_number, email: data.email, lastname: data.lastname };
  const answer = await provider.attempt(OrderArtworkDocument, { input }, { captcha: await captcha() });
  const token = answer.data?.orderArtwork?.artwork_token;
  if (!answer.status) return reject(rejectionErrors(answer, []));
  if (!token) return reject({ [WHOLE_FORM]: NOT_FOUND });
  return redirect(artworkPath(path, token), { status: 303, headers: await provider.headers() });
}
