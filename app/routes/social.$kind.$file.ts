import type { LoaderFunctionArgs } from "@remix-run/node";
import { respondWithSocialPicture } from "~/storefront/content/social-picture-response.server";

/** Pictures of pages for social networks: /social/product/<sku>.jpg. */
export const loader = ({ params }: LoaderFunctionArgs) => respondWithSocialPicture(params.kind, params.file);
