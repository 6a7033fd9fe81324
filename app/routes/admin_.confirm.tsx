import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import { readConfirmation, reauthenticate, type SignInProblem } from "~/admin/sign-in/sign-in.server";
import { ConfirmPage } from "~/admin/sign-in/sign-in-pages";

export const meta: MetaFunction = () => adminMeta("Confirm it's you");

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readConfirmation(request));
export const action = ({ request }: ActionFunctionArgs) => reauthenticate(request);

export default function ConfirmRoute() {
  const problem = useActionData<SignInProblem>() ?? null;
  return <ConfirmPage {...useLoaderData<typeof loader>()} problem={problem} />;
}
