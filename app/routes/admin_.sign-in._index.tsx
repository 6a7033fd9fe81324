import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import { readSignIn, type SignInProblem, signIn } from "~/admin/sign-in/sign-in.server";
import { SignInPage } from "~/admin/sign-in/sign-in-pages";

export const meta: MetaFunction = () => adminMeta("Sign in");

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readSignIn(request));
export const action = ({ request }: ActionFunctionArgs) => signIn(request);

export default function SignInRoute() {
  return <SignInPage problem={useActionData<SignInProblem>() ?? null} />;
}
