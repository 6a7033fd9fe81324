import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/storefront/content/page-description";
import { handleVerification, readVerification } from "~/storefront/order-verification/verification.server";
import { VerificationPage } from "~/storefront/order-verification/verification-page";

export const meta: MetaFunction<typeof loader> = ({ data, error }) => pageMeta(data?.page, error);

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readVerification(request));

export const action = ({ request }: ActionFunctionArgs) => handleVerification(request);

export default function VerificationRoute() {
  return <VerificationPage view={useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
