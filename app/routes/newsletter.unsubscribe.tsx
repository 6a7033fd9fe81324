import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { endSubscription, readLetterLink } from "~/storefront/newsletter/letter-link.server";
import { UnsubscribePage } from "~/storefront/newsletter/letter-link-page";

export const meta: MetaFunction = () => [
  { title: "End the newsletter | My Pet Canvas" },
  { name: "robots", content: "noindex" },
];

export async function loader({ request }: LoaderFunctionArgs) {
  return json(await readLetterLink(request));
}

export async function action({ request }: ActionFunctionArgs) {
  return endSubscription(request);
}

export default function UnsubscribeRoute() {
  return <UnsubscribePage view={useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
