import { json, redirect } from "@remix-run/node";
import {
  OwnAddressStateDocument,
  RequestPasswordResetDocument,
} from "~/provider/contract/documents.generated";
import { openProvider } from "~/provider/provider.server";
import { requireCustomer } from "~/storefront/session/require-customer.server";
import { seeOther } from "~/storefront/session/see-other.server";
import { submittedForm } from "~/storefront/session/submitted-form.server";
import { flash } from "~/storefront/shell/flash.server";
import { type PasswordLinkView, readPasswordLink, savePassword } from "./reset-password.server";
import { CREATE_LINK_INTENT } from "./reset-password-form";

const INFORMATION = "/customer/account/information";

export interface CreatePasswordView extends PasswordLinkView {
  /** The email address that a link can be sent to: that of a signed-in customer without a password; null otherwise. */
  mayWriteTo: string | null;
}

/**
 * Reads the page on which an account without a password gets its first one.
 * @throws Response 302 to the account for a signed-in customer who has a password
 */
export async function readCreatePasswordPage(request: Request) {
  const provider = await openProvider(request);
  const link = await readPasswordLink(request, provider);
  const own = provider.isLoggedIn ? await provider.attempt(OwnAddressStateDocument, {}) : null;
  const customer = own?.status ? own.data.customer : null;
  if (link.email === null && customer && customer.has_password !== false) throw redirect(INFORMATION);
  const mayWriteTo = customer?.has_password === false ? (customer.email ?? null) : null;
  const view: CreatePasswordView = { ...link, mayWriteTo };
  return json(view, { headers: await provider.headers({ "Cache-Control": "no-store" }) });
}

/** Sets the first password, or emails the link with which it can be chosen. */
export async function createPassword(request: Request): Promise<Response> {
  const form = await submittedForm(request);
  return form.get("intent") === CREATE_LINK_INTENT ? sendLink(request) : savePassword(request, form);
}

async function sendLink(request: Request): Promise<Response> {
  const { ask, provider } = await requireCustomer(request);
  const { customer } = await ask(OwnAddressStateDocument, {});
  const email = customer?.email ?? "";
  const response = await provider.attempt(RequestPasswordResetDocument, { email });
  if (response.status) flash(provider, "success", `We've emailed the link to ${email}.`);
  else flash(provider, "error", response.message);
  const { pathname } = new URL(request.url);
  return seeOther(provider, pathname);
}
