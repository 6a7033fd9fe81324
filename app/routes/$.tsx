import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { routedMeta } from "~/storefront/catalog/routed-meta";
import { RoutedPage } from "~/storefront/catalog/routed-page";
import { readRoutedPage } from "~/storefront/catalog/routed-page.server";
import { errorTitle } from "~/storefront/shell/error-screens";

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? routedMeta(data) : [{ title: errorTitle(error) }];

export async function loader({ request }: LoaderFunctionArgs) {
  return json(await readRoutedPage(request));
}

export default function CataloguePage() {
  return <RoutedPage view={useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
