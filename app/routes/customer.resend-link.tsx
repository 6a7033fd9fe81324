import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import {
  handleResendLinkPage,
  readResendLinkPage,
} from "~/storefront/account/email-confirmation/resend-link.server";
import { ResendLinkPage } from "~/storefront/account/email-confirmation/resend-link-page";
import { privateHeaders, privateMeta } from "~/storefront/content/private-page";

export const meta: MetaFunction<typeof loader> = ({ error }) =>
  privateMeta(
    "Confirm your email address",
    error,
    "Confirm your account's email address, or request a new link.",
  );
export const headers = privateHeaders;

export const loader = ({ request }: LoaderFunctionArgs) => readResendLinkPage(request);

export const action = ({ request }: ActionFunctionArgs) => handleResendLinkPage(request);

export default function ResendLinkRoute() {
  return <ResendLinkPage {...useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
