import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import { type EnrollResult, enroll, readEnrollment } from "~/admin/sign-in/sign-in.server";
import { EnrollPage, RecoveryCodesPage } from "~/admin/sign-in/sign-in-pages";

export const meta: MetaFunction = () => adminMeta("Two-step sign-in");

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readEnrollment(request));
export const action = ({ request }: ActionFunctionArgs) => enroll(request);

export default function EnrollRoute() {
  const enrollment = useLoaderData<typeof loader>();
  const result = useActionData<EnrollResult>();
  if (result && "recoveryCodes" in result) return <RecoveryCodesPage {...result} />;
  return <EnrollPage {...enrollment} problem={result ?? null} />;
}
