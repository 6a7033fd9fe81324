import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RoutedPage } from "~/storefront/catalog/routed-page";
import { readRoutedPage } from "~/storefront/catalog/routed-page.server";
import { productData } from "~/storefront/catalog/structured-data";
import { pageMeta } from "~/storefront/content/page-description";
import { errorTitle } from "~/storefront/shell/error-screens";

export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  if (!data) return [{ title: errorTitle(error) }];
  return [...pageMeta(data.page), ...(data.kind === "product" ? [productData(data)] : [])];
};

export async function loader({ request }: LoaderFunctionArgs) {
  return json(await readRoutedPage(request));
}

export default function CataloguePage() {
  return <RoutedPage view={useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
