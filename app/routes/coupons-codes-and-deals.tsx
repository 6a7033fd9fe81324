import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/storefront/content/page-description";
import { DealsPage } from "~/storefront/deals/deals-page";
import { readDeals } from "~/storefront/deals/read-deals.server";
import { errorTitle } from "~/storefront/shell/error-screens";

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? pageMeta(data.page) : [{ title: errorTitle(error) }];

export async function loader({ request }: LoaderFunctionArgs) {
  return json(await readDeals(request));
}

export default function Deals() {
  return <DealsPage view={useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
