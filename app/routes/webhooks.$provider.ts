import type { ActionFunctionArgs } from "@remix-run/node";
import { respondAsProvider } from "~/provider/host.server";

/** Webhooks of payment services. */
export const action = ({ request }: ActionFunctionArgs) => respondAsProvider(request);
