import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { metaWithCrumbs } from "~/storefront/content/crumb-meta";
import { DEALS_TRAIL, DealsPage } from "~/storefront/deals/deals-page";
import { readDeals } from "~/storefront/deals/read-deals.server";

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  metaWithCrumbs(data?.page, error, DEALS_TRAIL);

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readDeals(request));

export default function Deals() {
  return <DealsPage view={useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
