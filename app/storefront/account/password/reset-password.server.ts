import { json, redirect } from "@remix-run/node";
import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import { PasswordLinkWorksDocument, ResetPasswordDocument } from "~/provider/contract/documents.generated";
import { passwordLinkCookie } from "~/provider/cookies.server";
import { openProvider, type Provider } from "~/provider/provider.server";
import { checkedForm } from "~/storefront/session/checked-form.server";
import { honeypotInputs } from "~/storefront/session/honeypot.server";
import { DASHBOARD } from "~/storefront/session/return-path.server";
import { seeOther } from "~/storefront/session/see-other.server";
import { submittedForm } from "~/storefront/session/submitted-form.server";
import { flash } from "~/storefront/shell/flash.server";
import { WHOLE_FORM } from "~/storefront/ui/form-problems";
import { PASSWORD_SAVED } from "../sign-in/messages";
import { leakedPasswordError } from "./leaked-password.server";
import { keepPasswordLink, keptPasswordLink, type PasswordLink } from "./password-link.server";
import { resetPasswordValidator } from "./reset-password-form";

const INFORMATION = "/customer/account/information";
const SECRETS = ["password", "password_confirmation"];

export interface PasswordLinkView {
  /** The account whose password may be set; null without a valid link. */
  email: string | null;
  /** Whether there is a link, valid or not. */
  hasLink: boolean;
  honeypot: HoneypotInputProps;
}

/** The page of a link that resets a password. @throws Response 302 to the dashboard for a customer who is logged in */
export async function readResetPasswordPage(request: Request) {
  const provider = await openProvider(request);
  if (provider.isLoggedIn) throw redirect(DASHBOARD);
  const view = await readPasswordLink(request, provider);
  return json(view, { headers: await provider.headers({ "Cache-Control": "no-store" }) });
}

/** Checks the link that led here, without using it. @throws Response 302 that takes the secret out of the address */
export async function readPasswordLink(request: Request, provider: Provider): Promise<PasswordLinkView> {
  await keepPasswordLink(request, provider);
  const link = await keptPasswordLink(request);
  const email = link && (await works(provider, link)) ? link.email : null;
  return { email, hasLink: link !== null, honeypot: honeypotInputs() };
}

/** If the provider is unavailable, the error is reported when the password is submitted. */
async function works(provider: Provider, link: PasswordLink): Promise<boolean> {
  const response = await provider.attempt(PasswordLinkWorksDocument, {
    email: link.email,
    token: link.token,
  });
  return response.status ? response.data.passwordLinkWorks : true;
}

/**
 * Sets the password chosen with an emailed link; redirects to the login (to the account for a signed-in customer), or
 * returns the form with its errors.
 * @param read the form, when its body was read already
 */
export async function savePassword(request: Request, read?: FormData): Promise<Response> {
  const provider = await openProvider(request);
  const form = read ?? (await submittedForm(request));
  const sent = await checkedForm(request, resetPasswordValidator, { form, provider, secrets: SECRETS });
  if (sent instanceof Response) return sent;
  const { data, reject } = sent;
  const leaked = await leakedPasswordError(form, data.password);
  if (leaked) return reject(leaked);
  const link = await keptPasswordLink(request);
  if (!link) return redirect(new URL(request.url).pathname, { status: 303 });

  const { id: customerId, ...secret } = link;
  const change = { ...secret, customerId, newPassword: data.password };
  const response = await provider.attempt(ResetPasswordDocument, change);
  if (!response.status) {
    const field = response.field === "newPassword" ? "password" : WHOLE_FORM;
    return reject({ [field]: response.message });
  }
  provider.keepCookie(passwordLinkCookie, null);
  flash(provider, "success", PASSWORD_SAVED);
  const next = provider.isLoggedIn ? INFORMATION : "/customer/login";
  return seeOther(provider, next);
}
