import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { forgotPassword } from "~/storefront/account/password/forgot-password.server";
import { ForgotPasswordPage } from "~/storefront/account/password/forgot-password-page";
import { visitorsOnly } from "~/storefront/account/sign-in/visitors-only.server";
import { privateMeta } from "~/storefront/content/private-page";
import { honeypotInputs } from "~/storefront/session/honeypot.server";

export const meta: MetaFunction<typeof loader> = ({ error }) =>
  privateMeta("Forgot your password?", error, "Get a link to choose a new password.");

export async function loader({ request }: LoaderFunctionArgs) {
  const headers = await visitorsOnly(request);
  return json({ honeypot: honeypotInputs() }, { headers });
}

export const action = ({ request }: ActionFunctionArgs) => forgotPassword(request);

export default function ForgotPasswordRoute() {
  return <ForgotPasswordPage {...useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
