import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { metaWithCrumbs } from "~/storefront/content/crumb-meta";
import { readWriteReview } from "~/storefront/reviews/read-write-review.server";
import { writeReview } from "~/storefront/reviews/write-review.server";
import { WriteReviewPage, writeReviewTrail } from "~/storefront/reviews/write-review-page";

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  metaWithCrumbs(data?.page, error, data && writeReviewTrail(data));

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readWriteReview(request));

export const action = ({ request }: ActionFunctionArgs) => writeReview(request);

export default function WriteReviewRoute() {
  return <WriteReviewPage view={useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
