import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import type { FormRejection } from "~/admin/frame/failed-form.server";
import { changeViews, readViews } from "~/admin/views/views.server";
import { ViewsPage } from "~/admin/views/views-page";

export const meta: MetaFunction = () => adminMeta("Saved views");

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readViews(request));
export const action = ({ request }: ActionFunctionArgs) => changeViews(request);

export default function ViewsRoute() {
  const rejection = useActionData<FormRejection>() ?? null;
  return <ViewsPage {...useLoaderData<typeof loader>()} rejection={rejection} />;
}
