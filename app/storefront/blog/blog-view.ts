import type { PostCardFragment } from "~/provider/contract/documents.generated";
import { longDay } from "../ui/long-day";

export const BLOG_PATH = "/blog";

/** Converts a post for a list. */
export function postCard(post: PostCardFragment) {
  return {
    title: post.title,
    path: `${BLOG_PATH}/${post.url_key}`,
    topic: post.topic,
    summary: post.summary,
    picture: post.picture,
    pictureLabel: post.picture_label,
    day: longDay(post.published_at.slice(0, 10)),
    /** ISO 8601. */
    publishedAt: post.published_at,
  };
}

export type PostCardView = ReturnType<typeof postCard>;

/** Returns the path of a page of the blog. @param topic null for all topics */
export function blogPath(topic: string | null, page = 1): string {
  const search = new URLSearchParams({ ...(topic && { topic }), ...(page > 1 && { p: String(page) }) });
  return search.size > 0 ? `${BLOG_PATH}?${search}` : BLOG_PATH;
}
