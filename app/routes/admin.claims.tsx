import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readClaims } from "~/admin/claims/claims.server";
import { ClaimsPage } from "~/admin/claims/claims-page";
import { adminMeta } from "~/admin/frame/admin-meta";

export const meta: MetaFunction = () => adminMeta("Claims and returns");

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readClaims(request));

export default function ClaimsRoute() {
  return <ClaimsPage {...useLoaderData<typeof loader>()} />;
}
