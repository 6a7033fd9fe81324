import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { postMeta } from "~/storefront/blog/blog-meta";
import { PostPage } from "~/storefront/blog/post-page";
import { readPost } from "~/storefront/blog/read-post.server";
import { errorTitle } from "~/storefront/shell/error-screens";

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? postMeta(data) : [{ title: errorTitle(error) }];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const view = await readPost(request, params.post);
  return json(view, view.isPreview ? { headers: { "Cache-Control": "no-store" } } : undefined);
}

export default function Post() {
  return <PostPage view={useLoaderData<typeof loader>()} />;
}

export { ErrorScreen as ErrorBoundary } from "~/storefront/shell/error-screens";
