import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { downloadCustomer } from "~/admin/customers/customer.server";

/** Where somebody continues who had to confirm their identity before a download: the customer. */
export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(`/admin/customers/${encodeURIComponent(params.id ?? "")}`);
export const action = ({ request, params }: ActionFunctionArgs) => downloadCustomer(request, params.id ?? "");
