import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { register } from "~/storefront/account/register.server";
import { RegisterPage } from "~/storefront/account/register-page";
import { visitorsOnly } from "~/storefront/account/visitors-only.server";
import { honeypotInputs } from "~/storefront/session/honeypot.server";

export const meta: MetaFunction = () => [
  { title: "Create your account | My Pet Canvas" },
  { name: "robots", content: "noindex" },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const headers = await visitorsOnly(request);
  return json({ honeypot: honeypotInputs() }, { headers });
}

export async function action({ request }: ActionFunctionArgs) {
  return register(request);
}

export default function RegisterRoute() {
  const { honeypot } = useLoaderData<typeof loader>();
  return <RegisterPage honeypot={honeypot} />;
}
