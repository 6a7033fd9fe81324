import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { privateHeaders, privateMeta } from "~/storefront/content/private-page";
import {
  confirmPrivacyRequest,
  readPrivacyRequest,
} from "~/storefront/privacy-request/privacy-request.server";
import { PrivacyRequestPage } from "~/storefront/privacy-request/privacy-request-page";

export const meta: MetaFunction<typeof loader> = ({ error }) => privateMeta("Your data", error);
export const headers = privateHeaders;

export const loader = async ({ request }: LoaderFunctionArgs) =>
  json({ view: await readPrivacyRequest(request) }, { headers: privateHeaders() });

export const action = ({ request }: ActionFunctionArgs) => confirmPrivacyRequest(request);

export default function PrivacyRequestRoute() {
  return <PrivacyRequestPage view={useLoaderData<typeof loader>().view} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
