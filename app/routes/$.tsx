import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { DataResponse } from "~/data-response.server";
import { buyProduct } from "~/storefront/catalog/buy-product.server";
import { routedHeaders } from "~/storefront/catalog/routed-headers.server";
import { routedMeta } from "~/storefront/catalog/routed-meta";
import { type RoutedView, readRoutedPage } from "~/storefront/catalog/routed-page.server";
import { loadRoutedPage, RoutedPage } from "~/storefront/catalog/routed-pages";
import { errorTitle } from "~/storefront/shell/error-screens";
import type { RouteCode } from "~/storefront/shell/route-code";

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? routedMeta(data) : [{ title: errorTitle(error) }];

export async function loader({ request }: LoaderFunctionArgs) {
  const view = await readRoutedPage(request);
  return new DataResponse(view, { headers: await routedHeaders(request, view) });
}

/** Fetches the page's component with its data; on the first page, `handle` fetches it. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const view = await serverLoader<typeof loader>();
  await loadRoutedPage(view.kind);
  return view;
}

export const handle: RouteCode<RoutedView> = { fetchCode: ({ kind }) => loadRoutedPage(kind) };

export const action = ({ request }: ActionFunctionArgs) => buyProduct(request);

export default function CatalogPage() {
  return <RoutedPage view={useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
