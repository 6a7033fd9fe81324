import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import { readToday } from "~/admin/today/today.server";
import { TodayPage } from "~/admin/today/today-page";

export const meta: MetaFunction = () => adminMeta("Today");

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readToday(request));

export default function TodayRoute() {
  return <TodayPage {...useLoaderData<typeof loader>()} />;
}
