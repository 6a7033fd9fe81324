import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerShopperReviewScript } from "~/storefront/reviews/shopper-review-script.server";

/** The script that loads the shopper-review widget. */
export const loader = ({ request }: LoaderFunctionArgs) => answerShopperReviewScript(request);
