import { redirect } from "@remix-run/node";
import {
  FindGuestOrderByZipDocument,
  FindGuestOrderDocument,
  FindGuestOrderLinkDocument,
  type FindGuestOrderQuery,
  OrderByTokenDocument,
} from "~/provider/contract/documents.generated";
import { openProvider, type Provider, type Result } from "~/provider/provider.server";
import { isWhollySupported } from "~/provider/supports.server";
import { changeOrder } from "../account/view-order/change-order.server";
import { type CheckedForm, checkedForm } from "../session/checked-form.server";
import { rejectionErrors } from "../session/provider-rejection";
import {
  findGuestOrderByZipValidator,
  findGuestOrderValidator,
  guestOrderPath,
} from "./find-guest-order-form";
import { tokenOf } from "./read-guest-order.server";

const NOT_FOUND =
  "We couldn't find an order that matches all three. Check your confirmation email. If you ordered with an account, sign in to see it.";

/** Finds a guest's order, or performs the action of a form on its page. @throws Response 404 for an invalid link */
export async function changeGuestOrder(request: Request): Promise<Response> {
  const token = tokenOf(request);
  if (token === null) return findGuestOrder(request);
  const provider = await openProvider(request);
  const response = await provider.attempt(OrderByTokenDocument, { token });
  if (!response.status) throw new Response("Page Not Found", { status: 404 });
  return changeOrder({
    request,
    provider,
    order: response.data.guestOrderByToken,
    isInAccount: false,
    path: guestOrderPath(token),
  });
}

async function findGuestOrder(request: Request): Promise<Response> {
  if (!(await isWhollySupported(FindGuestOrderDocument))) return findByZip(request);
  const sent = await checkedForm(request, findGuestOrderValidator);
  if (sent instanceof Response) return sent;
  return withFoundOrder(
    sent,
    await sent.provider.attempt(FindGuestOrderDocument, sent.data, {
      captcha: await sent.captcha(),
    }),
  );
}

async function findByZip(request: Request): Promise<Response> {
  const sent = await checkedForm(request, findGuestOrderByZipValidator);
  if (sent instanceof Response) return sent;
  return withFoundOrder(
    sent,
    await sent.provider.attempt(FindGuestOrderByZipDocument, sent.data, {
      captcha: await sent.captcha(),
    }),
  );
}

async function withFoundOrder(
  { provider, reject }: Pick<CheckedForm<unknown>, "provider" | "reject">,
  response: Result<FindGuestOrderQuery>,
): Promise<Response> {
  if (!response.status)
    return reject(rejectionErrors({ ...response, message: messageOf(response.message) }, []));
  const path = guestOrderPath(await linkToken(provider, response.data.guestOrder.token));
  return redirect(path, { status: 303, headers: await provider.headers() });
}

/** Returns a token that expires, if the provider supports it. */
async function linkToken(provider: Provider, orderToken: string): Promise<string> {
  const response = await provider.attempt(FindGuestOrderLinkDocument, { token: orderToken });
  return response.data?.guestOrderByToken.view_token ?? orderToken;
}

/** Uses the provider's message unless it only says that nothing was found. */
function messageOf(message: string): string {
  return message === "" || message.startsWith("We couldn't locate") ? NOT_FOUND : message;
}
