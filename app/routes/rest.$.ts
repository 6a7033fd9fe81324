import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerAsProvider } from "~/provider/host.server";

/** The provider's REST API, for browsers and third parties. */
export const loader = ({ request }: LoaderFunctionArgs) => answerAsProvider(request);
export const action = ({ request }: ActionFunctionArgs) => answerAsProvider(request);
