import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BulkOutcomePage, BulkPlanPage } from "~/admin/catalog/bulk/bulk-plan-page";
import { type BulkOutcome, changeProducts } from "~/admin/catalog/bulk/change-products.server";
import { readBulkPlan } from "~/admin/catalog/bulk/plan-products.server";
import { adminMeta } from "~/admin/frame/admin-meta";

export const meta: MetaFunction = () => adminMeta("Checked products");

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readBulkPlan(request));
export const action = ({ request }: ActionFunctionArgs) => changeProducts(request);

export default function CatalogChangesRoute() {
  const outcome = useActionData<BulkOutcome>();
  const view = useLoaderData<typeof loader>();
  if (outcome) return <BulkOutcomePage {...outcome} />;
  return view && <BulkPlanPage {...view} />;
}
