import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ArtworkPage } from "~/storefront/artwork/artwork-page";
import { ARTWORK_PATH } from "~/storefront/artwork/artwork-view";
import { findOrder } from "~/storefront/artwork/find-order.server";
import { readArtwork } from "~/storefront/artwork/read-artwork.server";
import { pageMeta } from "~/storefront/content/page-description";
import { pageTitle } from "~/storefront/content/page-title";
import { privateHeaders } from "~/storefront/content/private-page";

export const meta: MetaFunction<typeof loader> = ({ data, error }) => pageMeta(data?.view.page, error);
export const headers = privateHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { view, headers } = await readArtwork(request, {
    title: pageTitle("Your Artwork"),
    description: "See the designs in your order full size, exactly as we'll make them.",
  });
  return json({ view }, { headers });
}

export const action = ({ request }: ActionFunctionArgs) => findOrder(request, ARTWORK_PATH);

export default function Artwork() {
  return <ArtworkPage view={useLoaderData<typeof loader>().view} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
