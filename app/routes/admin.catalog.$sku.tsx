import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { changeProduct, readProductPage } from "~/admin/catalog/product.server";
import { ProductPage } from "~/admin/catalog/product-page";
import type { DraftProblem } from "~/admin/drafts/draft-fields";
import { adminMeta } from "~/admin/frame/admin-meta";

export const meta: MetaFunction = () => adminMeta("Product");

export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  json(await readProductPage(request, params.sku ?? ""));
export const action = ({ request, params }: ActionFunctionArgs) => changeProduct(request, params.sku ?? "");

export default function ProductRoute() {
  const problem = useActionData<DraftProblem>() ?? null;
  return <ProductPage {...useLoaderData<typeof loader>()} problem={problem} />;
}
