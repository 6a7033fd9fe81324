import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/storefront/content/page-description";
import { readIdentity, validateIdentity } from "~/storefront/identity/identity.server";
import { IdentityPage } from "~/storefront/identity/identity-page";
import { errorTitle } from "~/storefront/shell/error-screens";

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? pageMeta(data.page) : [{ title: errorTitle(error) }];

export async function loader({ request }: LoaderFunctionArgs) {
  return json(await readIdentity(request));
}

export async function action({ request }: ActionFunctionArgs) {
  return validateIdentity(request);
}

export default function IdentityRoute() {
  return <IdentityPage view={useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
