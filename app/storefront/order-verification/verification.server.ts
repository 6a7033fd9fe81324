import { redirect } from "@remix-run/node";
import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import {
  ConfirmIdentityDocument,
  RequestIdentityCheckDocument,
} from "~/provider/contract/documents.generated";
import type { PageDescription } from "../content/page-description";
import { readPageMetadata } from "../content/page-metadata.server";
import { pageTitle } from "../content/page-title";
import { checkedForm } from "../session/checked-form.server";
import { requireFeature } from "../session/features.server";
import { honeypotInputs } from "../session/honeypot.server";
import { refusalErrors } from "../session/provider-refusal";
import { flash } from "../shell/flash.server";
import { codeValidator, orderValidator, VERIFICATION_PATH } from "./verification-form";

export interface VerificationView {
  page: PageDescription;
  /** order: which one it is; code: a code may have been sent; done: the order goes on. */
  step: "order" | "code" | "done";
  honeypot: HoneypotInputProps;
}

const CHECK_ID = /^[A-Za-z0-9]{32}$/;

const defaults = () => ({
  title: pageTitle("Confirm Your Order"),
  description: "Confirm your identity to release an order on hold.",
  robots: "NOINDEX, NOFOLLOW",
});

/** The step is in the address: ?check=… after a code was asked for, ?done=1 at the end. @throws Response 404 when no order is held */
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

/** Asks for a code, or takes the order off hold with it. */
export async function handleVerification(request: Request): Promise<Response> {
  const check = checkOf(request);
  return check ? sendCode(request, check) : askForCode(request);
}

async function askForCode(request: Request): Promise<Response> {
  const sent = await checkedForm(request, orderValidator);
  if (sent instanceof Response) return sent;
  const { provider, data, refuse, captcha } = sent;
  const answer = await provider.attempt(
    RequestIdentityCheckDocument,
    { input: data },
    { captcha: await captcha() },
  );
  if (!answer.status) return refuse(refusalErrors(answer, Object.keys(data)));
  const headers = await provider.headers();
  return redirect(`${VERIFICATION_PATH}?check=${answer.data.requestIdentityCheck.id}`, {
    status: 303,
    headers,
  });
}

async function sendCode(request: Request, check: string): Promise<Response> {
  const sent = await checkedForm(request, codeValidator);
  if (sent instanceof Response) return sent;
  const { provider, data, refuse } = sent;
  const answer = await provider.attempt(ConfirmIdentityDocument, { check, code: data.code });
  if (!answer.status) return refuse(refusalErrors(answer, Object.keys(data)));
  flash(
    provider,
    "success",
    `Thank you. Your order ${answer.data.confirmIdentity.order_number} is moving again.`,
  );
  return redirect(`${VERIFICATION_PATH}?done=1`, { status: 303, headers: await provider.headers() });
}

function checkOf(request: Request): string | null {
  const check = new URL(request.url).searchParams.get("check");
  return check && CHECK_ID.test(check) ? check : null;
}
