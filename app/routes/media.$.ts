import type { LoaderFunctionArgs } from "@remix-run/node";
import { respondAsProvider } from "~/provider/host.server";

/** Product pictures. */
export const loader = ({ request }: LoaderFunctionArgs) => respondAsProvider(request);
