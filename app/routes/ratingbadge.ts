import type { LoaderFunctionArgs } from "@remix-run/node";
import { respondAsProvider } from "~/provider/host.server";

/** The shop's rating, as the provider tells it to badges. */
export const loader = ({ request }: LoaderFunctionArgs) => respondAsProvider(request);
