import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/storefront/content/page-description";
import { errorTitle } from "~/storefront/shell/error-screens";
import { readCookieChoices } from "~/storefront/traffic/cookie-choices.server";
import { CookieChoicesPage } from "~/storefront/traffic/cookie-choices-page";
import { keepChoice } from "~/storefront/traffic/keep-choice.server";

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? pageMeta(data.page) : [{ title: errorTitle(error) }];

export async function loader({ request }: LoaderFunctionArgs) {
  return json(await readCookieChoices(request));
}

export async function action({ request }: ActionFunctionArgs) {
  return keepChoice(request);
}

export default function CookieChoices() {
  return <CookieChoicesPage view={useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
