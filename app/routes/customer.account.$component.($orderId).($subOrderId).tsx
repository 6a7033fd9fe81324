import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccountLayout } from "~/storefront/account/account-layout";
import { AccountPage } from "~/storefront/account/account-page";
import { accountPageTitle } from "~/storefront/account/account-pages";
import { loadAccountPage, submitAccountPage } from "~/storefront/account/handle-account-page.server";
import { pageTitle } from "~/storefront/content/page-title";
import { errorTitle } from "~/storefront/shell/error-screens";

export const meta: MetaFunction<typeof loader> = ({ data, error }) => [
  { title: data ? pageTitle(accountPageTitle(data.name, data.data)) : errorTitle(error) },
  { name: "robots", content: "noindex" },
];

export const loader = ({ request, params }: LoaderFunctionArgs) => loadAccountPage(request, params);

export const action = ({ request, params }: ActionFunctionArgs) => submitAccountPage(request, params);

export default function AccountRoute() {
  const { name, data } = useLoaderData<typeof loader>();
  return (
    <AccountLayout current={name}>
      <AccountPage name={name} data={data} />
    </AccountLayout>
  );
}
