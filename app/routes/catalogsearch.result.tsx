import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/storefront/content/page-description";
import { readSearch } from "~/storefront/search/read-search.server";
import { SearchPage } from "~/storefront/search/search-page";

export const meta: MetaFunction<typeof loader> = ({ data, error }) => pageMeta(data?.page, error);

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readSearch(request));

export default function SearchResults() {
  return <SearchPage view={useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
