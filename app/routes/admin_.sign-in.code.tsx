import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import { enterCode, readCodeStep, type SignInProblem } from "~/admin/sign-in/sign-in.server";
import { CodePage } from "~/admin/sign-in/sign-in-pages";

export const meta: MetaFunction = () => adminMeta("Enter your code");

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readCodeStep(request));
export const action = ({ request }: ActionFunctionArgs) => enterCode(request);

export default function CodeRoute() {
  const problem = useActionData<SignInProblem>() ?? null;
  return <CodePage {...useLoaderData<typeof loader>()} problem={problem} />;
}
