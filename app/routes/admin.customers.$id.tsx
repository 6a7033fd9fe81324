import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CustomerPage } from "~/admin/customers/customer-pages";
import { readCustomer } from "~/admin/customers/customers.server";
import { adminMeta } from "~/admin/frame/admin-meta";

export const meta: MetaFunction = () => adminMeta("Customer");

export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  json(await readCustomer(request, params.id ?? ""));

export default function CustomerRoute() {
  return <CustomerPage {...useLoaderData<typeof loader>()} />;
}
