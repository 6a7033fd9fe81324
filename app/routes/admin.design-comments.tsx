import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { deleteDesignComments, readDesignComments } from "~/admin/design-comments/design-comments.server";
import { DesignCommentsPage } from "~/admin/design-comments/design-comments-page";
import { adminMeta } from "~/admin/frame/admin-meta";

export const meta: MetaFunction = () => adminMeta("Design comments");

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readDesignComments(request));
export const action = ({ request }: ActionFunctionArgs) => deleteDesignComments(request);

export default function DesignCommentsRoute() {
  const problem = useActionData<{ message: string }>()?.message ?? null;
  return <DesignCommentsPage {...useLoaderData<typeof loader>()} problem={problem} />;
}
