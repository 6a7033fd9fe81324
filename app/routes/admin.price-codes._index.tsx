import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import { readPriceCodes } from "~/admin/price-codes/price-codes.server";
import { PriceCodesPage } from "~/admin/price-codes/price-codes-page";

export const meta: MetaFunction = () => adminMeta("Price codes");

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readPriceCodes(request));

export default function PriceCodesRoute() {
  return <PriceCodesPage {...useLoaderData<typeof loader>()} />;
}
