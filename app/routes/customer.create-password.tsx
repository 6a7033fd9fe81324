import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { createPassword, readCreatePasswordPage } from "~/storefront/account/password/create-password.server";
import { CreatePasswordPage } from "~/storefront/account/password/create-password-page";
import { privateHeaders, privateMeta } from "~/storefront/content/private-page";

export const meta: MetaFunction<typeof loader> = ({ error }) =>
  privateMeta("Create your password", error, "Create a password for your account.");
export const headers = privateHeaders;

export const loader = ({ request }: LoaderFunctionArgs) => readCreatePasswordPage(request);

export const action = ({ request }: ActionFunctionArgs) => createPassword(request);

export default function CreatePasswordRoute() {
  return <CreatePasswordPage {...useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
