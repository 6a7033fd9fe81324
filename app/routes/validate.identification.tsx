import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/storefront/content/page-description";
import { handleVerification, readVerification } from "~/storefront/order-verification/verification.server";
import { VerificationPage } from "~/storefront/order-verification/verification-page";
import { errorTitle } from "~/storefront/shell/error-screens";

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? pageMeta(data.page) : [{ title: errorTitle(error) }];

export async function loader({ request }: LoaderFunctionArgs) {
  return json(await readVerification(request));
}

export async function action({ request }: ActionFunctionArgs) {
  return handleVerification(request);
}

export default function VerificationRoute() {
  return <VerificationPage view={useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
