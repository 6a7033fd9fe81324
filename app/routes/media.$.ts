import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerAsProvider } from "~/provider/host.server";

/** Product pictures. */
export const loader = ({ request }: LoaderFunctionArgs) => answerAsProvider(request);
