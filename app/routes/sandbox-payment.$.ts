import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { respondAsProvider } from "~/provider/host.server";

/** The provider's hosted payment page. */
export async function loader({ request }: LoaderFunctionArgs) {
  return respondAsProvider(request);
}

export async function action({ request }: ActionFunctionArgs) {
  return respondAsProvider(request);
}
