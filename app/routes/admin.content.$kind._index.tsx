import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readContentList } from "~/admin/content/content-list.server";
import { ContentListPage } from "~/admin/content/content-list-page";
import { adminMeta } from "~/admin/frame/admin-meta";

export const meta: MetaFunction = () => adminMeta("Content");

export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  json(await readContentList(request, params.kind));

export default function ContentListRoute() {
  return <ContentListPage {...useLoaderData<typeof loader>()} />;
}
