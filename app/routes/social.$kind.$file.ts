import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerSocialPicture } from "~/storefront/content/answer-social-picture.server";

/** Pictures of pages for social networks: /social/product/<sku>.jpg. */
export const loader = ({ params }: LoaderFunctionArgs) => answerSocialPicture(params.kind, params.file);
