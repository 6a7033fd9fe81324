import { redirect } from "@remix-run/node";
import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import {
  ConfirmOrderVerificationDocument,
  RequestOrderVerificationDocument,
} from "~/provider/contract/documents.generated";
import type { PageDescription } from "../content/page-description";
import { readPageMetadata } from "../content/page-metadata.server";
import { pageTitle } from "../content/page-title";
import { checkedForm } from "../session/checked-form.server";
import { requireFeature } from "../session/features.server";
import { honeypotInputs } from "../session/honeypot.server";
import { rejectionErrors } from "../session/provider-rejection";
import { flash } from "../shell/flash.server";
import { codeValidator, orderValidator, VERIFICATION_PATH } from "./verification-form";

export interface VerificationView {
  page: PageDescription;
  /** order: identify the order; code: enter the code, if one was sent; done: the order is released. */
  step: "order" | "code" | "done";
  honeypot: HoneypotInputProps;
}

const CHECK_ID = /^[A-Za-z0-9]{32}$/;

const defaults = () => ({
  title: pageTitle("Confirm Your Order"),
  description: "Confirm your identity to release an order on hold.",
  robots: "NOINDEX, NOFOLLOW",
});

/**
 * Reads the step from the URL: ?check=… after a code was requested, ?done=1 at the end.
 * @throws Response 404 when no order is on hold
 */
export async function readVerification(request: Request): Promise<VerificationView> {
  await requireFeature("identity checks");
  const { searchParams } = new URL(request.url);
  const step = searchParams.has("done") ? "done" : checkOf(request) ? "code" : "order";
  return {
    page: await readPageMetadata(request, { defaults: defaults() }),
    step,
    honeypot: honeypotInputs(),
  };
}

/** Requests a code, or releases the order with it. */
export async function handleVerification(request: Request): Promise<Response> {
  const check = checkOf(request);
  return check ? sendCode(request, check) : askForCode(request);
}

async function askForCode(request: Request): Promise<Response> {
  const sent = await checkedForm(request, orderValidator);
  if (sent instanceof Response) return sent;
  const { provider, data, reject, captcha } = sent;
  const response = await provider.attempt(
    RequestOrderVerificationDocument,
    { input: data },
    { captcha: await captcha() },
  );
  if (!response.status) return reject(rejectionErrors(response, Object.keys(data)));
  const headers = await provider.headers();
  return redirect(`${VERIFICATION_PATH}?check=${response.data.requestOrderVerification.id}`, {
    status: 303,
    headers,
  });
}

async function sendCode(request: Request, check: string): Promise<Response> {
  const sent = await checkedForm(request, codeValidator);
  if (sent instanceof Response) return sent;
  const { provider, data, reject } = sent;
  const response = await provider.attempt(ConfirmOrderVerificationDocument, { check, code: data.code });
  if (!response.status) return reject(rejectionErrors(response, Object.keys(data)));
  flash(
    provider,
    "success",
    `Thank you. Your order ${response.data.confirmOrderVerification.order_number} is moving again.`,
  );
  return redirect(`${VERIFICATION_PATH}?done=1`, { status: 303, headers: await provider.headers() });
}

function checkOf(request: Request): string | null {
  const check = new URL(request.url).searchParams.get("check");
  return check && CHECK_ID.test(check) ? check : null;
}
