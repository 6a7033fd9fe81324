import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readSuccess } from "~/storefront/checkout/success/read-success.server";
import { SuccessPage } from "~/storefront/checkout/success/success-page";
import { pageTitle } from "~/storefront/content/page-title";

export const meta: MetaFunction = () => [
  { title: pageTitle("Your order") },
  { name: "robots", content: "noindex" },
];

/** The thank-you message is shown once, so it must not be reloaded. */
export const shouldRevalidate = () => false;

export async function loader({ request }: LoaderFunctionArgs) {
  const { view, headers } = await readSuccess(request);
  return json(view, { headers });
}

export default function SuccessRoute() {
  return <SuccessPage view={useLoaderData<typeof loader>()} />;
}
