import type { Connection, Row } from "../database/schema";
import type { BlogPost, BlogPostList, QueryBlogPostListArgs } from "../graphql/resolvers.generated";
import { cachedInMemory } from "../shared/memory-cache";
import { pageOf } from "../shared/page-of";
import { fillConfigurationInHtml } from "./config-directives";
import { readConfiguration } from "./configuration";
import { readContentValues } from "./content-values";

const readPosts = cachedInMemory(
  async (db, storeCode) => {
    const stored = await db
      .selectFrom("blog_post")
      .selectAll()
      .where("store_code", "=", storeCode)
      .orderBy("published_at", "desc")
      .orderBy("url_key")
      .execute();
    const values = await readContentValues(db, storeCode);
    const rows = stored.map((row) => filled(row, values));
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
export async function previewPost(db: Connection, storeCode: string, row: object): Promise<BlogPost> {
  return viewPost(filled(row as Row<"blog_post">, await readContentValues(db, storeCode)));
}

/** With settings filled in, and without the Markdown, which only its form shows. */
function filled(row: Row<"blog_post">, values: ReadonlyMap<string, string>): Row<"blog_post"> {
  return { ...row, content: fillConfigurationInHtml(row.content, values), content_markdown: null };
}

function isPublished(row: Row<"blog_post">, now: Date): boolean {
  return row.published_at <= now.toISOString();
}

function viewPost(post: Row<"blog_post">): BlogPost {
  const { store_code: _store, content_markdown: _markdown, meta_title, ...row } = post;
  return { ...row, metaTitle: meta_title };
}
