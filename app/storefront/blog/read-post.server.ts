import { BlogPostPageDocument } from "~/provider/contract/documents.generated";
import { requestPublic } from "~/provider/public-cache.server";
import { currentSettings } from "~/settings/settings.server";
import { readPageMetadata } from "../content/page-metadata.server";
import { safeHtml } from "../content/safe-html.server";
import { socialPicture } from "../content/social-picture";
import { BLOG_PATH, postCard } from "./blog-view";

const URL_KEY = /^[a-z0-9-]{1,120}$/;
const MORE_POSTS = 3;

/** Reads a post of the blog. @throws Response 404 when there is none, 502 when the provider is unavailable */
export async function readPost(request: Request, urlKey = "") {
  if (!URL_KEY.test(urlKey)) throw notFound();
  const { blogPost, blogPostList } = await requestPublic(BlogPostPageDocument, { urlKey });
  if (!blogPost) throw notFound();
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

function notFound(): Response {
  return new Response("Page Not Found", { status: 404 });
}
