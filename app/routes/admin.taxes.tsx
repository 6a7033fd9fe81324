import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import { changeTaxes, readTaxes, type TaxFormProblem } from "~/admin/taxes/taxes.server";
import { TaxesPage } from "~/admin/taxes/taxes-page";

export const meta: MetaFunction = () => adminMeta("Taxes");

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readTaxes(request));
export const action = ({ request }: ActionFunctionArgs) => changeTaxes(request);

export default function TaxesRoute() {
  const problem = useActionData<TaxFormProblem>() ?? null;
  return <TaxesPage {...useLoaderData<typeof loader>()} problem={problem} />;
}
