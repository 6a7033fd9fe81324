import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { logOut } from "~/storefront/account/sign-in/log-out.server";

/** GET never signs out. */
export function loader() {
  return redirect("/");
}

export async function action({ request }: ActionFunctionArgs) {
  return logOut(request);
}
