import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { clearViews, readRecentlyViewed } from "~/storefront/catalog/recently-viewed.server";
import { RecentlyViewedPage } from "~/storefront/catalog/recently-viewed-page";
import { pageTitle } from "~/storefront/content/page-title";

export const meta: MetaFunction = () => [
  { title: pageTitle("Recently viewed") },
  { name: "robots", content: "NOINDEX, FOLLOW" },
];

/** Viewed products are private to the visitor. */
export async function loader({ request }: LoaderFunctionArgs) {
  return json(
    { cards: await readRecentlyViewed(request) },
    { headers: { "Cache-Control": "private, no-store" } },
  );
}

export async function action({ request }: ActionFunctionArgs) {
  return redirect("/recently-viewed", { status: 303, headers: await clearViews(request) });
}

export default function RecentlyViewed() {
  return <RecentlyViewedPage cards={useLoaderData<typeof loader>().cards} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
