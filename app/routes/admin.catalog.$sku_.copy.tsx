import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { createProduct, readNewProductPage } from "~/admin/catalog/new/new-product.server";
import { NewProductPage } from "~/admin/catalog/new/new-product-page";
import { adminMeta } from "~/admin/frame/admin-meta";
import type { FormRejection } from "~/admin/frame/failed-form.server";

export const meta: MetaFunction = () => adminMeta("New product");

export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  json(await readNewProductPage(request, params.sku ?? ""));
export const action = ({ request, params }: ActionFunctionArgs) => createProduct(request, params.sku ?? "");

export default function NewProductRoute() {
  const problem = useActionData<FormRejection>() ?? null;
  return <NewProductPage {...useLoaderData<typeof loader>()} problem={problem} />;
}
