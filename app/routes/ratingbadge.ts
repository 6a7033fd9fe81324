import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerAsProvider } from "~/provider/host.server";

/** The shop's rating, as the provider tells it to badges. */
export const loader = ({ request }: LoaderFunctionArgs) => answerAsProvider(request);
