import type { MetaDescriptor } from "@remix-run/node";
import { pageMeta } from "../content/page-description";
import { blogPostingData, trailData } from "../content/structured-data";
import { BLOG_PATH } from "./blog-view";
import type { BlogView } from "./read-blog.server";
import type { PostView } from "./read-post.server";

/** Returns the metadata of the blog, with a link to its feed. */
export function blogMeta(view: BlogView): MetaDescriptor[] {
  return [...pageMeta(view.page), feedLink, trailData(view.page.canonical, { steps: [], here: "Blog" })];
}

/** Returns the metadata of a post, including its structured data. */
export function postMeta({ page, post, author, changedAt }: PostView): MetaDescriptor[] {
  const posting = blogPostingData({
    title: post.title,
    description: page.description,
    address: page.canonical,
    image: page.image ?? "",
    publishedAt: post.publishedAt,
    changedAt,
    author,
  });
  const trail = { steps: [{ title: "Blog", path: BLOG_PATH }], here: post.title };
  return [...pageMeta(page), feedLink, posting, trailData(page.canonical, trail)];
}

const feedLink: MetaDescriptor = {
  tagName: "link",
  rel: "alternate",
  type: "application/atom+xml",
  title: "Pet stories and photo tips",
  href: `${BLOG_PATH}/feed.xml`,
};
