import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { respondAsProvider } from "~/provider/host.server";

/** The provider's hosted payment page. */
export const loader = ({ request }: LoaderFunctionArgs) => respondAsProvider(request);

export const action = ({ request }: ActionFunctionArgs) => respondAsProvider(request);
