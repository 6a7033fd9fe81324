import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { buyProduct } from "~/storefront/catalog/buy-product.server";
import { recordView } from "~/storefront/catalog/recently-viewed.server";
import { routedMeta } from "~/storefront/catalog/routed-meta";
import { RoutedPage } from "~/storefront/catalog/routed-page";
import { readRoutedPage } from "~/storefront/catalog/routed-page.server";
import { errorTitle } from "~/storefront/shell/error-screens";

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? routedMeta(data) : [{ title: errorTitle(error) }];

export async function loader({ request }: LoaderFunctionArgs) {
  const view = await readRoutedPage(request);
  return json(view, view.kind === "product" ? { headers: await recordView(request, view.sku) } : {});
}

export const action = ({ request }: ActionFunctionArgs) => buyProduct(request);

export default function CatalogPage() {
  return <RoutedPage view={useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
