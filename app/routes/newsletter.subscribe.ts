import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { subscribe } from "~/storefront/newsletter/subscribe.server";

/** GET has no content. */
export const loader = () => redirect("/");

export const action = ({ request }: ActionFunctionArgs) => subscribe(request);
