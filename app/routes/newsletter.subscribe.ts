import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { subscribe } from "~/storefront/newsletter/subscribe.server";

/** GET has no content. */
export function loader() {
  return redirect("/");
}

export async function action({ request }: ActionFunctionArgs) {
  return subscribe(request);
}
