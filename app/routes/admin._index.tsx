import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import { readToday, resendFailedEmail } from "~/admin/today/today.server";
import { TodayPage } from "~/admin/today/today-page";

export const meta: MetaFunction = () => adminMeta("Today");

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readToday(request));
export const action = ({ request }: ActionFunctionArgs) => resendFailedEmail(request);

export default function TodayRoute() {
  const problem = useActionData<{ message: string }>()?.message ?? null;
  return <TodayPage {...useLoaderData<typeof loader>()} problem={problem} />;
}
