import type { LoaderFunctionArgs } from "@remix-run/node";
import { respondWithCounts } from "~/storefront/catalog/read-counts.server";

export const loader = ({ request }: LoaderFunctionArgs) => respondWithCounts(request);
