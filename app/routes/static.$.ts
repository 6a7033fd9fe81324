import type { LoaderFunctionArgs } from "@remix-run/node";
import { respondAsProvider } from "~/provider/host.server";

/** Files of the provider's look, which a plain Magento names in its answers. */
export const loader = ({ request }: LoaderFunctionArgs) => respondAsProvider(request);
