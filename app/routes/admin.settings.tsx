import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import { changeSetting, readSettings, type SettingProblem } from "~/admin/settings/settings.server";
import { SettingsPage } from "~/admin/settings/settings-page";

export const meta: MetaFunction = () => adminMeta("Settings");

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readSettings(request));
export const action = ({ request }: ActionFunctionArgs) => changeSetting(request);

export default function SettingsRoute() {
  const problem = useActionData<SettingProblem>() ?? null;
  return <SettingsPage {...useLoaderData<typeof loader>()} problem={problem} />;
}
