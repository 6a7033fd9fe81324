import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { changeContent, readContentPage } from "~/admin/content/content.server";
import { ContentPage } from "~/admin/content/content-page";
import type { DraftProblem } from "~/admin/drafts/draft-fields";
import { adminMeta } from "~/admin/frame/admin-meta";

export const meta: MetaFunction = () => adminMeta("Content");

export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  json(await readContentPage(request, params.kind));
export const action = ({ request, params }: ActionFunctionArgs) => changeContent(request, params.kind);

export default function ContentRoute() {
  const problem = useActionData<DraftProblem>() ?? null;
  return <ContentPage {...useLoaderData<typeof loader>()} problem={problem} />;
}
