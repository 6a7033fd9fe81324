import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { changeOptions, readOptionsPage } from "~/admin/catalog/options/options.server";
import { OptionsPage } from "~/admin/catalog/options/options-page";
import { adminMeta } from "~/admin/frame/admin-meta";
import type { FormRejection } from "~/admin/frame/failed-form.server";

export const meta: MetaFunction = () => adminMeta("Options");

export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  json(await readOptionsPage(request, params.sku ?? ""));
export const action = ({ request, params }: ActionFunctionArgs) => changeOptions(request, params.sku ?? "");

export default function OptionsRoute() {
  const problem = useActionData<FormRejection>() ?? null;
  return <OptionsPage {...useLoaderData<typeof loader>()} problem={problem} />;
}
