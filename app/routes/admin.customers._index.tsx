import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readCustomers } from "~/admin/customers/customers.server";
import { CustomersPage } from "~/admin/customers/customers-page";
import { adminMeta } from "~/admin/frame/admin-meta";

export const meta: MetaFunction = () => adminMeta("Customers");

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readCustomers(request));

export default function CustomersRoute() {
  return <CustomersPage {...useLoaderData<typeof loader>()} />;
}
