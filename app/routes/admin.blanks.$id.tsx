import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { changeBlank, readBlank } from "~/admin/blanks/blank.server";
import { BlankPage } from "~/admin/blanks/blank-page";
import { adminMeta } from "~/admin/frame/admin-meta";
import type { FormRejection } from "~/admin/frame/failed-form.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => adminMeta(data?.blank.name ?? "Blank");

export const loader = ({ request, params }: LoaderFunctionArgs) => readBlank(request, params.id ?? "");
export const action = ({ request, params }: ActionFunctionArgs) => changeBlank(request, params.id ?? "");

export default function BlankRoute() {
  const rejection = useActionData<FormRejection>() ?? null;
  return <BlankPage {...useLoaderData<typeof loader>()} rejection={rejection} />;
}
