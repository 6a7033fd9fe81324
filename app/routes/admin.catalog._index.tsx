import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readCatalogList } from "~/admin/catalog/catalog.server";
import { CatalogPage } from "~/admin/catalog/catalog-page";
import { adminMeta } from "~/admin/frame/admin-meta";

export const meta: MetaFunction = () => adminMeta("Catalog");

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readCatalogList(request));

export default function CatalogRoute() {
  return <CatalogPage {...useLoaderData<typeof loader>()} />;
}
