import { json, redirect } from "@remix-run/node";
import {
  ConfirmationLinkStateDocument,
  ConfirmEmailDocument,
  OwnAddressStateDocument,
  ResendConfirmationDocument,
} from "~/provider/contract/documents.generated";
import { openProvider, type Provider } from "~/provider/provider.server";
import { checkedForm } from "~/storefront/session/checked-form.server";
import { honeypotInputs } from "~/storefront/session/honeypot.server";
import { rejectionErrors } from "~/storefront/session/provider-rejection";
import { DASHBOARD, loginPathBackTo, signInFirst } from "~/storefront/session/return-path.server";
import { submittedForm } from "~/storefront/session/submitted-form.server";
import { flash } from "~/storefront/shell/flash.server";
import { emailValidator } from "../sign-in/email-form";
import { CONFIRM_INTENT, type ResendLinkView } from "./resend-link-page";

const CONFIRMED = "Thank you! Your email address is confirmed.";
const LOG_IN = "/customer/login";
/** The provider's message to visitors on another device than the one on which the account was used. */
const SIGN_IN_FIRST = /^Please sign in/;
/** The provider's message for a used link whose address is confirmed. */
const ALREADY_CONFIRMED = /already confirmed/;

/** Reads the page of a confirmation link; without a link it offers to send a new one. Reading confirms nothing. */
export async function readResendLinkPage(request: Request) {
  const provider = await openProvider(request);
  const link = linkOf(request);
  const view = link.key ? await readLink(provider, link) : await readOwnAddress(provider, link.email);
  const signInPath = provider.isLoggedIn ? null : loginPathBackTo(request);
  const page: ResendLinkView = { ...view, signInPath, honeypot: honeypotInputs() };
  return json(page, { headers: await provider.headers({ "Cache-Control": "no-store" }) });
}

type Address = Pick<ResendLinkView, "state" | "email">;

/** Without the provider's answer the link is taken for a working one; the button then tells. */
async function readLink(provider: Provider, link: Link): Promise<Address> {
  const response = await provider.attempt(ConfirmationLinkStateDocument, link);
  const state = response.status ? response.data.confirmationLinkState : "WORKS";
  if (state !== "OVER") return { state, email: link.email };
  const own = await readOwnAddress(provider, link.email);
  const isOwn = own.email.toLowerCase() === link.email.toLowerCase();
  return own.state === "CONFIRMED" && isOwn ? own : { state, email: link.email };
}

async function readOwnAddress(provider: Provider, typed: string): Promise<Address> {
  const own = provider.isLoggedIn ? await provider.attempt(OwnAddressStateDocument, {}) : null;
  const customer = own?.status ? own.data.customer : null;
  const waiting = customer?.new_email ?? (customer?.email_confirmed_at ? null : customer?.email);
  if (customer && !waiting) return { state: "CONFIRMED", email: customer.email ?? "" };
  return { state: null, email: typed || waiting || "" };
}

/** Confirms the address of the stored link, or sends a new link. */
export async function handleResendLinkPage(request: Request): Promise<Response> {
  const form = await submittedForm(request);
  return form.get("intent") === CONFIRM_INTENT ? confirm(request) : resend(request, form);
}

async function confirm(request: Request): Promise<Response> {
  const provider = await openProvider(request);
  const response = await provider.attempt(ConfirmEmailDocument, linkOf(request));
  if (response.status) {
    const known = response.data.confirmEmail?.message;
    flash(provider, "success", known ? `${CONFIRMED} ${known}` : CONFIRMED);
    return toAccount(provider);
  }
  if (!provider.isLoggedIn && SIGN_IN_FIRST.test(response.message)) {
    flash(provider, "error", response.message);
    throw await signInFirst(request, provider);
  }
  if (ALREADY_CONFIRMED.test(response.message)) {
    return json({ confirmed: linkOf(request).email }, { headers: await provider.headers() });
  }
  return json({ problem: response.message }, { status: 422, headers: await provider.headers() });
}

/** Magento can't send the email again by GraphQL. */
const NO_NEW_LINK = "We can't send a new link from here. Please contact us, and we'll confirm your address.";

async function resend(request: Request, form: FormData): Promise<Response> {
  const sent = await checkedForm(request, emailValidator, { form });
  if (sent instanceof Response) return sent;
  const { provider, data, reject, captcha } = sent;
  const response = await provider.attempt(ResendConfirmationDocument, data, { captcha: await captcha() });
  if (!response.status) {
    const message = response.error === "unsupported" ? NO_NEW_LINK : response.message;
    return reject(rejectionErrors({ ...response, message }, Object.keys(data)));
  }
  const { email } = data;
  flash(provider, "success", `If ${email} still needs to be confirmed, we've emailed a new link.`);
  return toAccount(provider);
}

async function toAccount(provider: Provider): Promise<Response> {
  const headers = await provider.headers();
  return redirect(provider.isLoggedIn ? DASHBOARD : LOG_IN, { status: 303, headers });
}

interface Link {
  email: string;
  key: string;
}

function linkOf(request: Request): Link {
  const { searchParams } = new URL(request.url);
  return { email: searchParams.get("email") ?? "", key: searchParams.get("key") ?? "" };
}
