import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { respondToSuggestion } from "~/storefront/checkout/address/respond-to-suggestion.server";

/** The page of the form. */
export const loader = () => redirect("/checkout");

export const action = ({ request }: ActionFunctionArgs) => respondToSuggestion(request);
