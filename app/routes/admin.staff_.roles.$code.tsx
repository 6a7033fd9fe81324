import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import type { FormRejection } from "~/admin/frame/failed-form.server";
import { changeRole, readRolePage } from "~/admin/staff/role.server";
import { RolePage } from "~/admin/staff/role-page";

export const meta: MetaFunction = () => adminMeta("Role");

export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  json(await readRolePage(request, params.code ?? ""));
export const action = ({ request, params }: ActionFunctionArgs) => changeRole(request, params.code ?? "");

export default function RoleRoute() {
  const problem = useActionData<FormRejection>() ?? null;
  return <RolePage {...useLoaderData<typeof loader>()} problem={problem} />;
}
