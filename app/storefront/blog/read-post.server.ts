import { redirect } from "@remix-run/node";
import { BlogPostPageDocument, MovedPageDocument } from "~/provider/contract/documents.generated";
import { readPreviewToken } from "~/provider/preview-cookie.server";
import { openProvider } from "~/provider/provider.server";
import { requestPublic } from "~/provider/public-cache.server";
import { currentSettings } from "~/settings/settings.server";
import { goneOrNotFound } from "../content/gone-page.server";
import { movedAddress } from "../content/moved-address";
import { readPageMetadata } from "../content/page-metadata.server";
import { safeHtml } from "../content/safe-html.server";
import { socialPicture } from "../content/social-picture";
import { BLOG_PATH, postCard } from "./blog-view";

const URL_KEY = /^[a-z0-9-]{1,120}$/;
const MORE_POSTS = 3;

/**
 * Reads a post of the blog.
 * @throws Response 404 when there is none, 410 when it was deleted, 301 or 302 when it has moved, 502 when the provider is
 * unavailable
 */
export async function readPost(request: Request, urlKey = "") {
  if (!URL_KEY.test(urlKey)) throw notFound();
  const isPreview = (await readPreviewToken(request)) !== null;
  const send = isPreview ? (await openProvider(request)).request : requestPublic;
  const { blogPost, blogPostList } = await send(BlogPostPageDocument, { urlKey });
  if (!blogPost) throw await movedOrMissing(request, urlKey);
  const site = currentSettings().publicUrl;
  const page = await readPageMetadata(request, {
    defaults: {
      title: blogPost.metaTitle,
      description: blogPost.meta_description,
      keywords: blogPost.meta_keywords,
      image: new URL(socialPicture(blogPost.picture, "post"), site).href,
      imageAlt: blogPost.picture_label,
      canonical: `${site}${BLOG_PATH}/${urlKey}`,
      type: "article",
    },
  });
  return {
    page,
    post: postCard(blogPost),
    isPreview,
    author: blogPost.author,
    /** ISO 8601. */
    changedAt: blogPost.updated_at,
    content: safeHtml(blogPost.content),
    more: blogPostList.items
      .filter((other) => other.url_key !== urlKey)
      .slice(0, MORE_POSTS)
      .map(postCard),
  };
}

export type PostView = Awaited<ReturnType<typeof readPost>>;

async function movedOrMissing(request: Request, urlKey: string): Promise<Response> {
  const url = `${BLOG_PATH}/${urlKey}`.slice(1);
  const route = await requestPublic(MovedPageDocument, { url }).then(
    (response) => response.route,
    () => null,
  );
  if (!route || route.redirect_code < 300) return goneOrNotFound(url);
  return redirect(movedAddress(route.relative_url ?? "", new URL(request.url).search), route.redirect_code);
}

function notFound(): Response {
  return new Response("Page Not Found", { status: 404 });
}
