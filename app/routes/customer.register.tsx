import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { register } from "~/storefront/account/registration/register.server";
import { RegisterPage } from "~/storefront/account/registration/register-page";
import { visitorsOnly } from "~/storefront/account/sign-in/visitors-only.server";
import { pageMeta } from "~/storefront/content/page-description";
import { readPageMetadata } from "~/storefront/content/page-metadata.server";
import { pageTitle } from "~/storefront/content/page-title";
import { hasFeature } from "~/storefront/session/features.server";
import { honeypotInputs } from "~/storefront/session/honeypot.server";
import { shownNetworks } from "~/storefront/social-login/shown-networks.server";

const defaults = () => ({
  title: pageTitle("Create your account"),
  description: "Keep your pet's designs, addresses and orders together.",
  robots: "NOINDEX, FOLLOW",
});

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.page) : []);

export async function loader({ request }: LoaderFunctionArgs) {
  const headers = await visitorsOnly(request);
  const [page, hasFurther, networks] = await Promise.all([
    readPageMetadata(request, { defaults: defaults() }),
    hasFeature("further details"),
    shownNetworks(),
  ]);
  return json({ page, honeypot: honeypotInputs(), hasFurther, networks }, { headers });
}

export const action = ({ request }: ActionFunctionArgs) => register(request);

export default function RegisterRoute() {
  const { honeypot, hasFurther, networks } = useLoaderData<typeof loader>();
  return <RegisterPage honeypot={honeypot} hasFurther={hasFurther} networks={networks} />;
}
