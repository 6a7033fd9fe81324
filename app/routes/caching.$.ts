import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { respondAsProvider } from "~/provider/host.server";

/** The provider's page metadata and configuration API, for browsers and third parties: POST /caching and below. */
export const loader = ({ request }: LoaderFunctionArgs) => respondAsProvider(request);
export const action = ({ request }: ActionFunctionArgs) => respondAsProvider(request);
