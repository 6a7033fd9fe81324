import type { ActionFunctionArgs } from "@remix-run/node";
import { backToNewsletter, exportSubscribers } from "~/admin/newsletter/newsletter.server";

export const loader = () => backToNewsletter();
export const action = ({ request }: ActionFunctionArgs) => exportSubscribers(request);
