import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerAsProvider } from "~/provider/host.server";

/** The store's rating for badges. */
export const loader = ({ request }: LoaderFunctionArgs) => answerAsProvider(request);
