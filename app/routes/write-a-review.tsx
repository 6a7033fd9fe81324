import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/storefront/content/page-description";
import { readWriteReview } from "~/storefront/reviews/read-write-review.server";
import { writeReview } from "~/storefront/reviews/write-review.server";
import { WriteReviewPage } from "~/storefront/reviews/write-review-page";
import { errorTitle } from "~/storefront/shell/error-screens";

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? pageMeta(data.page) : [{ title: errorTitle(error) }];

export async function loader({ request }: LoaderFunctionArgs) {
  return json(await readWriteReview(request));
}

export async function action({ request }: ActionFunctionArgs) {
  return writeReview(request);
}

export default function WriteReviewRoute() {
  return <WriteReviewPage view={useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
