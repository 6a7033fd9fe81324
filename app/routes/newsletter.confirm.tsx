import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { confirmSubscription, readLetterLink } from "~/storefront/newsletter/letter-link.server";
import { ConfirmPage } from "~/storefront/newsletter/letter-link-page";

export const meta: MetaFunction = () => [
  { title: "Confirm your newsletter | My Pet Canvas" },
  { name: "robots", content: "noindex" },
];

export async function loader({ request }: LoaderFunctionArgs) {
  return json(await readLetterLink(request));
}

export async function action({ request }: ActionFunctionArgs) {
  return confirmSubscription(request);
}

export default function ConfirmRoute() {
  return <ConfirmPage view={useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
