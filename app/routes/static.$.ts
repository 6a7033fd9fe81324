import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerAsProvider } from "~/provider/host.server";

/** Theme files of the provider, which a plain Magento refers to. */
export const loader = ({ request }: LoaderFunctionArgs) => answerAsProvider(request);
