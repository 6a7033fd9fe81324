import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerAsProvider } from "~/provider/host.server";

/** The provider's hosted payment page. */
export async function loader({ request }: LoaderFunctionArgs) {
  return answerAsProvider(request);
}

export async function action({ request }: ActionFunctionArgs) {
  return answerAsProvider(request);
}
