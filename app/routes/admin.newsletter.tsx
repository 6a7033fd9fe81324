import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/frame/admin-meta";
import { readNewsletter } from "~/admin/newsletter/newsletter.server";
import { NewsletterPage } from "~/admin/newsletter/newsletter-page";

export const meta: MetaFunction = () => adminMeta("Newsletter");

export const loader = ({ request }: LoaderFunctionArgs) => readNewsletter(request);

export default function NewsletterRoute() {
  return <NewsletterPage {...useLoaderData<typeof loader>()} />;
}
