import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerAsProvider } from "~/provider/host.server";

/** The provider's page metadata and configuration API, for browsers and third parties: POST /caching and below. */
export const loader = ({ request }: LoaderFunctionArgs) => answerAsProvider(request);
export const action = ({ request }: ActionFunctionArgs) => answerAsProvider(request);
