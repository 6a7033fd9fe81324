import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { logOut } from "~/storefront/account/sign-in/log-out.server";

/** GET never signs out. */
export const loader = () => redirect("/");

export const action = ({ request }: ActionFunctionArgs) => logOut(request);
