import type { Connection, Row } from "../database/schema";
import type { BlogPost, BlogPostList, QueryBlogPostListArgs } from "../graphql/resolvers.generated";
import { cachedInMemory } from "../shared/memory-cache";
import { pageOf } from "../shared/page-of";
import { readConfiguration } from "./configuration";

const readPosts = cachedInMemory(
  async (db, storeCode) => {
    const rows = await db
      .selectFrom("blog_post")
      .selectAll()
      .where("store_code", "=", storeCode)
      .orderBy("published_at", "desc")
      .orderBy("url_key")
      .execute();
    return { rows, byUrlKey: new Map(rows.map((row) => [row.url_key, row])) };
  },
  (_posts, path) => path === "blog" || path.startsWith("blog/"),
);

/** The published posts, latest first. */
export async function publishedPosts(
  db: Connection,
  storeCode: string,
  now: Date,
): Promise<Row<"blog_post">[]> {
  const { rows } = await readPosts(db, storeCode);
  return rows.filter((row) => isPublished(row, now));
}

/** One page of posts. @throws GraphQLError when the page or its size is out of range */
export async function blogPostList(
  db: Connection,
  storeCode: string,
  { topic, ...wanted }: QueryBlogPostListArgs,
  now: Date,
): Promise<BlogPostList> {
  const [posts, configuration] = await Promise.all([
    publishedPosts(db, storeCode, now),
    readConfiguration(db, storeCode),
  ]);
  const page = pageOf(
    posts.filter((post) => !topic || post.topic === topic),
    wanted,
  );
  return {
    metaTitle: configuration.get("blog_meta_title"),
    meta_description: configuration.get("blog_meta_description"),
    topics: [...new Set(posts.map((post) => post.topic))],
    ...page,
    items: page.items.map(viewPost),
  };
}

/** The published post with that address; null when there is none. */
export async function findPost(
  db: Connection,
  storeCode: string,
  urlKey: string,
  now: Date,
): Promise<BlogPost | null> {
  const { byUrlKey } = await readPosts(db, storeCode);
  const row = byUrlKey.get(urlKey);
  return row && isPublished(row, now) ? viewPost(row) : null;
}

/** A post as it will be with its draft. @param row of the table blog_post */
export function previewPost(row: object): BlogPost {
  return viewPost(row as Row<"blog_post">);
}

function isPublished(row: Row<"blog_post">, now: Date): boolean {
  return row.published_at <= now.toISOString();
}

function viewPost(post: Row<"blog_post">): BlogPost {
  const { store_code: _store, content_markdown: _markdown, meta_title, ...row } = post;
  return { ...row, metaTitle: meta_title };
}
