import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FramingPage } from "~/storefront/content/framing-page";
import { readFraming } from "~/storefront/content/framing-view.server";
import { pageMeta } from "~/storefront/content/page-description";

export const meta: MetaFunction<typeof loader> = ({ data, error }) => pageMeta(data?.page, error);

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readFraming(request));

export default function Framing() {
  return <FramingPage view={useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
