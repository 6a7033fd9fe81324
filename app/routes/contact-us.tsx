import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readContactPage, sendMessage } from "~/storefront/contact/contact.server";
import { ContactPage } from "~/storefront/contact/contact-page";
import { pageMeta } from "~/storefront/content/page-description";
import { errorTitle } from "~/storefront/shell/error-screens";

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? pageMeta(data.words.page) : [{ title: errorTitle(error) }];

export async function loader({ request }: LoaderFunctionArgs) {
  return json(await readContactPage(request));
}

export async function action({ request }: ActionFunctionArgs) {
  return sendMessage(request);
}

export default function ContactRoute() {
  return <ContactPage view={useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
