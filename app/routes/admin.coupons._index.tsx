import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readCoupons } from "~/admin/coupons/coupons.server";
import { CouponsPage } from "~/admin/coupons/coupons-page";
import { adminMeta } from "~/admin/frame/admin-meta";

export const meta: MetaFunction = () => adminMeta("Coupons");

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readCoupons(request));

export default function CouponsRoute() {
  return <CouponsPage {...useLoaderData<typeof loader>()} />;
}
