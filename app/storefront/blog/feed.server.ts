import { thisBrand } from "~/brand/this-brand";
import { BlogPostsDocument, type PostCardFragment } from "~/provider/contract/documents.generated";
import { requestPublic } from "~/provider/public-cache.server";
import { currentSettings } from "~/settings/settings.server";
import { escapeXml } from "../content/xml";
import { BLOG_PATH } from "./blog-view";

const POSTS_IN_FEED = 20;

/** Serves /blog/feed.xml: the newest posts as an Atom feed. @throws Response 502 when the provider is unavailable */
export async function respondWithFeed(): Promise<Response> {
  const { blogPostList } = await requestPublic(BlogPostsDocument, {
    topic: null,
    pageSize: POSTS_IN_FEED,
    currentPage: 1,
  });
  return new Response(writeFeed(blogPostList.items, currentSettings().publicUrl), {
    headers: {
      "Content-Type": "application/atom+xml; charset=utf-8",
      "Cache-Control": "public, max-age=600",
    },
  });
}

/** Writes posts as Atom (RFC 4287). @param site URL of the shop, without a trailing slash */
export function writeFeed(posts: PostCardFragment[], site: string): string {
  const changes = posts.map(({ updated_at }) => updated_at).sort();
  const address = site + BLOG_PATH;
  const { name, blog } = thisBrand();
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
    `<title>${escapeXml(`${name}: ${blog.title.toLowerCase()}`)}</title>`,
    `<id>${escapeXml(address)}</id>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(address)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(`${address}/feed.xml`)}"/>`,
    `<updated>${escapeXml(changes.at(-1) ?? new Date(0).toISOString())}</updated>`,
    `<author><name>${escapeXml(name)}</name></author>`,
    ...posts.map((post) => writeEntry(post, site)),
    "</feed>\n",
  ].join("\n");
}

function writeEntry(post: PostCardFragment, site: string): string {
  const address = escapeXml(`${site}${BLOG_PATH}/${post.url_key}`);
  return [
    "<entry>",
    `<title>${escapeXml(post.title)}</title>`,
    `<id>${address}</id>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${escapeXml(post.published_at)}</published>`,
    `<updated>${escapeXml(post.updated_at)}</updated>`,
    `<category term="${escapeXml(post.topic)}"/>`,
    `<summary>${escapeXml(post.summary)}</summary>`,
    "</entry>",
  ].join("\n");
}
