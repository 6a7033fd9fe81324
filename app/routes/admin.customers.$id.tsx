import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type CustomerFormProblem, changeCustomer, readCustomer } from "~/admin/customers/customer.server";
import { CustomerPage } from "~/admin/customers/customer-page";
import { adminMeta } from "~/admin/frame/admin-meta";

export const meta: MetaFunction = () => adminMeta("Customer");

export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  json(await readCustomer(request, params.id ?? ""));
export const action = ({ request, params }: ActionFunctionArgs) => changeCustomer(request, params.id ?? "");

export default function CustomerRoute() {
  const problem = useActionData<CustomerFormProblem>() ?? null;
  return <CustomerPage {...useLoaderData<typeof loader>()} problem={problem} />;
}
