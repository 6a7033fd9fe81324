import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import { changeStaff, readStaff, type StaffFormProblem } from "~/admin/staff/staff.server";
import { StaffPage } from "~/admin/staff/staff-page";

export const meta: MetaFunction = () => adminMeta("Staff");

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readStaff(request));
export const action = ({ request }: ActionFunctionArgs) => changeStaff(request);

export default function StaffRoute() {
  const problem = useActionData<StaffFormProblem>() ?? null;
  return <StaffPage {...useLoaderData<typeof loader>()} problem={problem} />;
}
