import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { metaWithCrumbs } from "~/storefront/content/crumb-meta";
import { CustomerReviewsPage, REVIEWS_TRAIL } from "~/storefront/reviews/customer-reviews-page";
import { readCustomerReviews } from "~/storefront/reviews/read-customer-reviews.server";

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  metaWithCrumbs(data?.page, error, REVIEWS_TRAIL);

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readCustomerReviews(request));

export default function CustomerReviewsRoute() {
  return <CustomerReviewsPage view={useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
