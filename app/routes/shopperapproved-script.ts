import type { LoaderFunctionArgs } from "@remix-run/node";
import { respondWithShopperReviewScript } from "~/storefront/reviews/shopper-review-script.server";

/** The script that loads the shopper-review widget. */
export const loader = ({ request }: LoaderFunctionArgs) => respondWithShopperReviewScript(request);
