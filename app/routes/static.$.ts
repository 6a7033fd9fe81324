import type { LoaderFunctionArgs } from "@remix-run/node";
import { respondAsProvider } from "~/provider/host.server";

/** Theme files of the provider, which a plain Magento refers to. */
export const loader = ({ request }: LoaderFunctionArgs) => respondAsProvider(request);
