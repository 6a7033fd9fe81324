import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { metaWithCrumbs } from "~/storefront/content/crumb-meta";
import { ProductReviewPage, productReviewTrail } from "~/storefront/reviews/product-review-page";
import { readProductReviewPage } from "~/storefront/reviews/read-product-review-page.server";

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  metaWithCrumbs(data?.page, error, data && productReviewTrail(data));

export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  json(await readProductReviewPage(request, params.productId));

export default function ProductReviewRoute() {
  return <ProductReviewPage view={useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
