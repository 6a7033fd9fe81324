import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { thisBrand } from "~/brand/this-brand";
import { logIn } from "~/storefront/account/sign-in/log-in.server";
import { LoginPage } from "~/storefront/account/sign-in/login-page";
import { readLogin } from "~/storefront/account/sign-in/read-login.server";
import { visitorsOnly } from "~/storefront/account/sign-in/visitors-only.server";
import { pageMeta } from "~/storefront/content/page-description";
import { readPageMetadata } from "~/storefront/content/page-metadata.server";

const defaults = () => ({
  title: `Sign in to ${thisBrand().name}`,
  description: "Your orders, addresses and designs, all in one place.",
  robots: "NOINDEX, FOLLOW",
});

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.page) : []);

export async function loader({ request }: LoaderFunctionArgs) {
  const headers = await visitorsOnly(request);
  const view = await readLogin(request);
  return json({ view, page: await readPageMetadata(request, { defaults: defaults() }) }, { headers });
}

export const action = ({ request }: ActionFunctionArgs) => logIn(request);

export default function LoginRoute() {
  return <LoginPage view={useLoaderData<typeof loader>().view} />;
}
