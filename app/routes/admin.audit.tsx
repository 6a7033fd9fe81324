import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readAudit } from "~/admin/audit/audit.server";
import { AuditPage } from "~/admin/audit/audit-page";
import { adminMeta } from "~/admin/frame/admin-meta";

export const meta: MetaFunction = () => adminMeta("Audit log");

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readAudit(request));

export default function AuditRoute() {
  return <AuditPage {...useLoaderData<typeof loader>()} />;
}
