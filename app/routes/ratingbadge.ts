import type { LoaderFunctionArgs } from "@remix-run/node";
import { respondAsProvider } from "~/provider/host.server";

/** The store's rating for badges. */
export const loader = ({ request }: LoaderFunctionArgs) => respondAsProvider(request);
