import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { blogMeta } from "~/storefront/blog/blog-meta";
import { BlogPage } from "~/storefront/blog/blog-page";
import { readBlog } from "~/storefront/blog/read-blog.server";
import { errorTitle } from "~/storefront/shell/error-screens";

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? blogMeta(data) : [{ title: errorTitle(error) }];

export const loader = async ({ request }: LoaderFunctionArgs) => json(await readBlog(request));

export default function Blog() {
  return <BlogPage view={useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
