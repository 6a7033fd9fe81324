import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { privateHeaders, privateMeta } from "~/storefront/content/private-page";
import { moderateReview, readReviewToModerate } from "~/storefront/reviews/moderate-review.server";
import { ModerateReviewPage } from "~/storefront/reviews/moderate-review-page";

export const meta: MetaFunction<typeof loader> = ({ error }) => privateMeta("Moderate a review", error);
export const headers = privateHeaders;

export async function loader({ params }: LoaderFunctionArgs) {
  return json(await readReviewToModerate(params.token ?? ""));
}

export async function action({ request, params }: ActionFunctionArgs) {
  return moderateReview(request, params.token ?? "");
}

export default function ModerateReviewRoute() {
  return <ModerateReviewPage view={useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
