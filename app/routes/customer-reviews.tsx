import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/storefront/content/page-description";
import { CustomerReviewsPage } from "~/storefront/reviews/customer-reviews-page";
import { readCustomerReviews } from "~/storefront/reviews/read-customer-reviews.server";
import { errorTitle } from "~/storefront/shell/error-screens";

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? pageMeta(data.page) : [{ title: errorTitle(error) }];

export async function loader({ request }: LoaderFunctionArgs) {
  return json(await readCustomerReviews(request));
}

export default function CustomerReviewsRoute() {
  return <CustomerReviewsPage view={useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
