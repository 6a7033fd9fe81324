import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { logIn } from "~/storefront/account/log-in.server";
import { LoginPage } from "~/storefront/account/login-page";
import { visitorsOnly } from "~/storefront/account/visitors-only.server";

export const meta: MetaFunction = () => [
  { title: "Sign in to My Pet Canvas" },
  { name: "robots", content: "noindex" },
];

export async function loader({ request }: LoaderFunctionArgs) {
  return json(null, { headers: await visitorsOnly(request) });
}

export async function action({ request }: ActionFunctionArgs) {
  return logIn(request);
}

export default LoginPage;
