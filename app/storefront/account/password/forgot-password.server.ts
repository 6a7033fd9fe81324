import { redirect } from "@remix-run/node";
import { RequestPasswordResetDocument } from "~/provider/contract/documents.generated";
import { checkedForm } from "~/storefront/session/checked-form.server";
import { rejectionErrors } from "~/storefront/session/provider-rejection";
import { flash } from "~/storefront/shell/flash.server";
import { emailValidator } from "../sign-in/email-form";
import { passwordLinkSent } from "../sign-in/messages";

/** Magento's errors for an address without an account, and for one whose account is locked. */
const MAGENTO_REJECTIONS = ["Cannot reset the customer's password", "The account is locked"];

/**
 * Emails the link for a new password. Redirects to the login with a message that is the same whether or not the account
 * exists, or returns the form with its errors.
 */
export async function forgotPassword(request: Request): Promise<Response> {
  const sent = await checkedForm(request, emailValidator);
  if (sent instanceof Response) return sent;
  const { provider, data, reject, captcha } = sent;
  const response = await provider.attempt(RequestPasswordResetDocument, data, { captcha: await captcha() });
  if (!response.status && !MAGENTO_REJECTIONS.includes(response.message))
    return reject(rejectionErrors(response, Object.keys(data)));
  flash(provider, "success", passwordLinkSent(data.email));
  const { search } = new URL(request.url);
  return redirect(`/customer/login${search}`, { status: 303, headers: await provider.headers() });
}
