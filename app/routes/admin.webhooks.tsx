import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import { changeWebhooks, readWebhooks, type WebhookFormResult } from "~/admin/webhooks/webhooks.server";
import { WebhooksPage } from "~/admin/webhooks/webhooks-page";

export const meta: MetaFunction = () => adminMeta("Webhooks");

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readWebhooks(request));
export const action = ({ request }: ActionFunctionArgs) => changeWebhooks(request);

export default function WebhooksRoute() {
  const result = useActionData<WebhookFormResult>() ?? null;
  return <WebhooksPage {...useLoaderData<typeof loader>()} result={result} />;
}
