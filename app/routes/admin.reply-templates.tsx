import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import type { FormRejection } from "~/admin/frame/failed-form.server";
import { changeReplyTemplates, readReplyTemplates } from "~/admin/reply-templates/reply-templates.server";
import { ReplyTemplatesPage } from "~/admin/reply-templates/reply-templates-page";

export const meta: MetaFunction = () => adminMeta("Reply templates");

export const loader = ({ request }: LoaderFunctionArgs) => readReplyTemplates(request);
export const action = ({ request }: ActionFunctionArgs) => changeReplyTemplates(request);

export default function ReplyTemplatesRoute() {
  const rejection = useActionData<FormRejection>() ?? null;
  return <ReplyTemplatesPage {...useLoaderData<typeof loader>()} rejection={rejection} />;
}
