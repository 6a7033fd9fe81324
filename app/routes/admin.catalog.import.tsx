import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type ImportProblem, importProducts, readImportPage } from "~/admin/catalog/import.server";
import { ImportPage } from "~/admin/catalog/import-page";
import { adminMeta } from "~/admin/frame/admin-meta";

export const meta: MetaFunction = () => adminMeta("Import products");

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readImportPage(request));
export const action = ({ request }: ActionFunctionArgs) => importProducts(request);

export default function ImportRoute() {
  const problem = useActionData<ImportProblem>() ?? null;
  return <ImportPage {...useLoaderData<typeof loader>()} problem={problem} />;
}
