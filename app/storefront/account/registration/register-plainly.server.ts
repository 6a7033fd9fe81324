import { redirect } from "@remix-run/node";
import { LogInDocument, RegisterPlainlyDocument } from "~/provider/contract/documents.generated";
import { arriveLoggedIn } from "~/storefront/session/arrive-logged-in.server";
import type { CheckedForm } from "~/storefront/session/checked-form.server";
import { rejectionErrors } from "~/storefront/session/provider-rejection";
import { flash } from "~/storefront/shell/flash.server";
import { REGISTERED } from "../sign-in/messages";
import type { RegisterForm } from "./register-form";

/**
 * Creates an account at a host without the extension, which returns no token, and signs in with the entered password.
 * If the host requires the email address to be confirmed first, its message is shown on the login page.
 */
export async function registerPlainly(
  request: Request,
  { provider, data, reject }: CheckedForm<RegisterForm>,
): Promise<Response> {
  const { firstname, lastname, email, password, date_of_birth } = data;
  const response = await provider.attempt(RegisterPlainlyDocument, {
    input: {
      firstname,
      lastname,
      email,
      password,
      ...(date_of_birth && { date_of_birth }),
      is_subscribed: true,
    },
  });
  if (!response.status) return reject(rejectionErrors(response, Object.keys(data)));
  const login = await provider.attempt(LogInDocument, { email, password, guestCart: provider.cartId });
  const { token, ...issued } = login.data?.generateCustomerToken ?? {};
  if (token) return arriveLoggedIn(request, provider, { token, ...issued, mayBeNew: true }, REGISTERED);
  flash(provider, "success", login.message || REGISTERED);
  const { search } = new URL(request.url);
  return redirect(`/customer/login${search}`, { status: 303, headers: await provider.headers() });
}
