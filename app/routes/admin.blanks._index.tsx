import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { addBlank, readBlanks } from "~/admin/blanks/blanks.server";
import { BlanksPage } from "~/admin/blanks/blanks-page";
import { adminMeta } from "~/admin/frame/admin-meta";
import type { FormRejection } from "~/admin/frame/failed-form.server";

export const meta: MetaFunction = () => adminMeta("Blanks");

export const loader = ({ request }: LoaderFunctionArgs) => readBlanks(request);
export const action = ({ request }: ActionFunctionArgs) => addBlank(request);

export default function BlanksRoute() {
  const rejection = useActionData<FormRejection>() ?? null;
  return <BlanksPage {...useLoaderData<typeof loader>()} rejection={rejection} />;
}
