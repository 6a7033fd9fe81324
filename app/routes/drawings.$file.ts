import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerDrawing } from "~/storefront/content/drawings.server";

export function loader({ params, request }: LoaderFunctionArgs) {
  return answerDrawing(params.file ?? "", request);
}
