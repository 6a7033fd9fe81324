import { BlogConfigurationDocument, BlogPostsDocument } from "~/provider/contract/documents.generated";
import { requestPublic } from "~/provider/public-cache.server";
import { currentSettings } from "~/settings/settings.server";
import type { PageDescription } from "../content/page-description";
import { readPageMetadata } from "../content/page-metadata.server";
import { pageTitle } from "../content/page-title";
import { pageNumber } from "../ui/page-number";
import type { PostCardView } from "./blog-view";
import { blogPath, postCard } from "./blog-view";

const POSTS_A_PAGE = 6;

/**
 * Reads a page of the blog, of one topic or of all.
 * @throws Response 404 for an unknown topic or page, 502 when the provider is unavailable
 */
export async function readBlog(request: Request) {
  const { searchParams } = new URL(request.url);
  const topic = searchParams.get("topic")?.slice(0, 100) || null;
  const number = pageNumber(searchParams, "p");
  const [{ blogPostList }, configuration] = await Promise.all([
    requestPublic(BlogPostsDocument, { topic, pageSize: POSTS_A_PAGE, currentPage: number }),
    readBlogConfiguration(),
  ]);
  const { topics, items, page_info } = blogPostList;
  if (items.length === 0 && (topic !== null || number > 1)) {
    throw new Response("Page Not Found", { status: 404 });
  }
  const said = await readPageMetadata(request, {
    defaults: {
      title: configuration.get("blog_meta_title") || pageTitle("Blog"),
      description: configuration.get("blog_meta_description") ?? "",
    },
  });
  const page: PageDescription = {
    ...said,
    title: topic ? `${topic}: ${said.title}` : said.title,
    keywords: configuration.get("blog_meta_keywords"),
    robots: configuration.get("blog_meta_robots"),
    canonical: `${currentSettings().publicUrl}${blogPath(topic, number)}`,
  };
  return {
    page,
    topics,
    /** Null for all topics. */
    topic,
    posts: items.map(postCard),
    pageNumber: number,
    pages: page_info.total_pages ?? 1,
  };
}

export type BlogView = Awaited<ReturnType<typeof readBlog>>;

/** Reads the newest posts, for other pages; returns none when the provider is unavailable. */
export async function readNewestPosts(count: number): Promise<PostCardView[]> {
  const wanted = { topic: null, pageSize: POSTS_A_PAGE, currentPage: 1 };
  const response = await requestPublic(BlogPostsDocument, wanted).catch(() => null);
  return (response?.blogPostList.items ?? []).slice(0, count).map(postCard);
}

async function readBlogConfiguration(): Promise<Map<string, string>> {
  const response = await requestPublic(BlogConfigurationDocument, {}).catch(() => null);
  const values = response?.configuration?.configvalues ?? [];
  return new Map(values.flatMap((entry) => (entry?.value ? [[entry.key, entry.value]] : [])));
}
