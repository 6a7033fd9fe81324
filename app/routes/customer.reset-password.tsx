import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readResetPasswordPage, savePassword } from "~/storefront/account/password/reset-password.server";
import { ResetPasswordPage } from "~/storefront/account/password/reset-password-page";
import { privateHeaders, privateMeta } from "~/storefront/content/private-page";

export const meta: MetaFunction<typeof loader> = ({ error }) =>
  privateMeta("Choose a new password", error, "Choose a new password with the link in our email.");
export const headers = privateHeaders;

export const loader = ({ request }: LoaderFunctionArgs) => readResetPasswordPage(request);

export const action = ({ request }: ActionFunctionArgs) => savePassword(request);

export default function ResetPasswordRoute() {
  return <ResetPasswordPage heading="Choose a new password" {...useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
