import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { answerSuggestion } from "~/storefront/checkout/address/answer-suggestion.server";

/** The page of the form. */
export const loader = () => redirect("/checkout");

export const action = ({ request }: ActionFunctionArgs) => answerSuggestion(request);
