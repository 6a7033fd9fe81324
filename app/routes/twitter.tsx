import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/storefront/content/page-title";
import { errorTitle } from "~/storefront/shell/error-screens";
import { enterByNetwork } from "~/storefront/social-login/enter-by-network.server";
import { proveAddress } from "~/storefront/social-login/prove-address.server";
import { ProveAddressPage } from "~/storefront/social-login/prove-address-page";

export const meta: MetaFunction<typeof loader> = ({ data, error }) => [
  { title: data ? pageTitle(`Sign in with ${data.network}`) : errorTitle(error) },
  { name: "robots", content: "noindex" },
];

export const loader = ({ request }: LoaderFunctionArgs) => enterByNetwork(request, "twitter");

export const action = ({ request }: ActionFunctionArgs) => proveAddress(request, "twitter");

export default function TwitterRoute() {
  return <ProveAddressPage view={useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
