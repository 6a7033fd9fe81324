import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { logOut } from "~/storefront/account/sign-in/log-out.server";

/** A mere link never logs anybody out. */
export function loader() {
  return redirect("/");
}

export async function action({ request }: ActionFunctionArgs) {
  return logOut(request);
}
