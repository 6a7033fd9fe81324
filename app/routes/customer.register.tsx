import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readRegistration } from "~/storefront/account/registration/read-registration.server";
import { register } from "~/storefront/account/registration/register.server";
import { RegisterPage } from "~/storefront/account/registration/register-page";
import { visitorsOnly } from "~/storefront/account/sign-in/visitors-only.server";
import { pageMeta } from "~/storefront/content/page-description";
import { readPageMetadata } from "~/storefront/content/page-metadata.server";
import { pageTitle } from "~/storefront/content/page-title";

const defaults = () => ({
  title: pageTitle("Create your account"),
  description: "Keep your pet's designs, addresses and orders together.",
  robots: "NOINDEX, FOLLOW",
});

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.page) : []);

export async function loader({ request }: LoaderFunctionArgs) {
  const headers = await visitorsOnly(request);
  const view = await readRegistration(request);
  return json({ view, page: await readPageMetadata(request, { defaults: defaults() }) }, { headers });
}

export const action = ({ request }: ActionFunctionArgs) => register(request);

export default function RegisterRoute() {
  return <RegisterPage view={useLoaderData<typeof loader>().view} />;
}
