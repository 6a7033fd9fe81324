import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { AccountLayout } from "~/storefront/account/account-layout";
import { AccountPage, fetchAccountPage } from "~/storefront/account/account-page";
import { accountPageTitle } from "~/storefront/account/account-pages";
import {
  type LoadedAccountPage,
  loadAccountPage,
  submitAccountPage,
} from "~/storefront/account/handle-account-page.server";
import { pageTitle } from "~/storefront/content/page-title";
import { errorTitle } from "~/storefront/shell/error-screens";
import type { RouteCode } from "~/storefront/shell/route-code";

export const meta: MetaFunction<typeof loader> = ({ data, error }) => [
  { title: data ? pageTitle(accountPageTitle(data.name, data.data)) : errorTitle(error) },
  { name: "robots", content: "noindex" },
];

export const loader = ({ request, params }: LoaderFunctionArgs) => loadAccountPage(request, params);

/** Fetches the page's component with its data; on the first page, `handle` fetches it. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const page = await serverLoader<typeof loader>();
  await fetchAccountPage(page.name);
  return page;
}

export const handle: RouteCode<LoadedAccountPage> = { fetchCode: ({ name }) => fetchAccountPage(name) };

export const action = ({ request, params }: ActionFunctionArgs) => submitAccountPage(request, params);

export default function AccountRoute() {
  const { name, data } = useLoaderData<typeof loader>();
  return (
    <AccountLayout current={name}>
      <AccountPage name={name} data={data} />
    </AccountLayout>
  );
}
