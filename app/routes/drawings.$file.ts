import type { LoaderFunctionArgs } from "@remix-run/node";
import { respondWithDrawing } from "~/storefront/content/drawings.server";

export function loader({ params, request }: LoaderFunctionArgs) {
  return respondWithDrawing(params.file ?? "", request);
}
