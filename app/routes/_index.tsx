import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { DataResponse } from "~/data-response.server";
import type { loader as shellLoader } from "~/root";
import { homeMeta } from "~/storefront/content/home-meta";
import { HomePage } from "~/storefront/content/home-page";
import { readHome } from "~/storefront/content/home-view.server";
import { errorTitle } from "~/storefront/shell/error-screens";

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? homeMeta(data.page, data.heroPicture) : [{ title: errorTitle(error) }];

export const loader = async ({ request }: LoaderFunctionArgs) => new DataResponse(await readHome(request));

export default function Home() {
  const shell = useRouteLoaderData<typeof shellLoader>("root");
  return (
    <HomePage
      view={useLoaderData<typeof loader>()}
      offer={shell?.offers[0] ?? null}
      honeypot={shell?.honeypot ?? null}
    />
  );
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
