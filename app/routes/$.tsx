import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { buyProduct } from "~/storefront/catalog/buy-product.server";
import { CategoryPage } from "~/storefront/catalog/category-page";
import { ProductPage } from "~/storefront/catalog/product-page";
import { recordView } from "~/storefront/catalog/recently-viewed.server";
import { routedMeta } from "~/storefront/catalog/routed-meta";
import { readRoutedPage } from "~/storefront/catalog/routed-page.server";
import { ContentPage } from "~/storefront/content/content-page";
import { errorTitle } from "~/storefront/shell/error-screens";

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? routedMeta(data) : [{ title: errorTitle(error) }];

export async function loader({ request }: LoaderFunctionArgs) {
  const view = await readRoutedPage(request);
  return json(view, view.kind === "product" ? { headers: await recordView(request, view.sku) } : {});
}

export const action = ({ request }: ActionFunctionArgs) => buyProduct(request);

export default function CatalogPage() {
  const view = useLoaderData<typeof loader>();
  if (view.kind === "category") return <CategoryPage view={view} />;
  return view.kind === "product" ? <ProductPage view={view} /> : <ContentPage view={view} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
