import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { respondAsProvider } from "~/provider/host.server";

/** The provider's REST API, for browsers and third parties. */
export const loader = ({ request }: LoaderFunctionArgs) => respondAsProvider(request);
export const action = ({ request }: ActionFunctionArgs) => respondAsProvider(request);
