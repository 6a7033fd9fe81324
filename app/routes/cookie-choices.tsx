import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { metaWithCrumbs } from "~/storefront/content/crumb-meta";
import { readCookieChoices } from "~/storefront/traffic/cookie-choices.server";
import { COOKIES_TRAIL, CookieChoicesPage } from "~/storefront/traffic/cookie-choices-page";
import { keepChoice } from "~/storefront/traffic/keep-choice.server";

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  metaWithCrumbs(data?.page, error, COOKIES_TRAIL);

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readCookieChoices(request));

export const action = ({ request }: ActionFunctionArgs) => keepChoice(request);

export default function CookieChoices() {
  return <CookieChoicesPage view={useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
