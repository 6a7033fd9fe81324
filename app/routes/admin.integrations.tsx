import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import {
  changeIntegrations,
  type IntegrationFormResult,
  readIntegrations,
} from "~/admin/integrations/integrations.server";
import { IntegrationsPage } from "~/admin/integrations/integrations-page";

export const meta: MetaFunction = () => adminMeta("Integrations");

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readIntegrations(request));
export const action = ({ request }: ActionFunctionArgs) => changeIntegrations(request);

export default function IntegrationsRoute() {
  const result = useActionData<IntegrationFormResult>() ?? null;
  return <IntegrationsPage {...useLoaderData<typeof loader>()} result={result} />;
}
