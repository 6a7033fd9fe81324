import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { metaWithCrumbs } from "~/storefront/content/crumb-meta";
import { FRAMING_TRAIL, FramingPage } from "~/storefront/content/framing-page";
import { readFraming } from "~/storefront/content/framing-view.server";

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  metaWithCrumbs(data?.page, error, FRAMING_TRAIL);

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readFraming(request));

export default function Framing() {
  return <FramingPage view={useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
