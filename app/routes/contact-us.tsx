import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readContactPage, sendMessage } from "~/storefront/contact/contact.server";
import { ContactPage, contactTrail } from "~/storefront/contact/contact-page";
import { metaWithCrumbs } from "~/storefront/content/crumb-meta";

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  metaWithCrumbs(data?.words.page, error, data && contactTrail(data));

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readContactPage(request));

export const action = ({ request }: ActionFunctionArgs) => sendMessage(request);

export default function ContactRoute() {
  return <ContactPage view={useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
