import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { privateHeaders, privateMeta } from "~/storefront/content/private-page";
import { confirmSubscription, readNewsletterLink } from "~/storefront/newsletter/newsletter-link.server";
import { ConfirmPage } from "~/storefront/newsletter/newsletter-link-page";

export const meta: MetaFunction<typeof loader> = ({ error }) =>
  privateMeta("Confirm your subscription", error);
export const headers = privateHeaders;

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readNewsletterLink(request));

export const action = ({ request }: ActionFunctionArgs) => confirmSubscription(request);

export default function ConfirmRoute() {
  return <ConfirmPage view={useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
