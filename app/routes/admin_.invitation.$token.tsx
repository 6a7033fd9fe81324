import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import { acceptInvitation, readInvitation, type SignInProblem } from "~/admin/sign-in/sign-in.server";
import { InvitationPage } from "~/admin/sign-in/sign-in-pages";

export const meta: MetaFunction = () => adminMeta("Invitation");

export const loader = async ({ request, params }: LoaderFunctionArgs) =>
  json(await readInvitation(request, params.token ?? ""));
export const action = ({ request, params }: ActionFunctionArgs) =>
  acceptInvitation(request, params.token ?? "");

export default function InvitationRoute() {
  const problem = useActionData<SignInProblem>() ?? null;
  return <InvitationPage {...useLoaderData<typeof loader>()} problem={problem} />;
}
