import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import {
  changePrivacyRequests,
  type PrivacyFormProblem,
  readPrivacyRequests,
} from "~/admin/privacy-requests/privacy-requests.server";
import { PrivacyRequestsPage } from "~/admin/privacy-requests/privacy-requests-page";

export const meta: MetaFunction = () => adminMeta("Privacy requests");

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readPrivacyRequests(request));
export const action = ({ request }: ActionFunctionArgs) => changePrivacyRequests(request);

export default function PrivacyRequestsRoute() {
  const problem = useActionData<PrivacyFormProblem>() ?? null;
  return <PrivacyRequestsPage {...useLoaderData<typeof loader>()} problem={problem} />;
}
