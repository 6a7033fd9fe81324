import type { BlockData, PageData, PostData, UrlRewriteData } from "~/brand/content-data";
import { linksOfDepartments, linksOfDestinations } from "~/brand/menu-links";
import type { StoreData } from "~/brand/store-data.server";
import type { NewRow } from "../../database/schema";
import { markdownToHtml } from "../markdown";

/** Content as a brand's folder has it, as rows of its tables; staff's changes are converted in the same way. */

type Store = Pick<StoreData, "code" | "name">;

/** A page as its table has it. */
export function pageRow({ code, name }: Store, page: PageData): NewRow<"cms_page"> {
  return {
    identifier: page.identifier,
    store_code: code,
    title: page.title,
    content_heading: page.contentHeading ?? page.title,
    ...bodyColumns(page),
    meta_title: page.metaTitle ?? `${page.title} | ${name}`,
    meta_description: page.metaDescription,
    meta_keywords: page.metaKeywords,
    meta_robots: page.metaRobots,
    page_layout: page.pageLayout,
    custom_canonical_url: page.canonicalUrl,
    richsnippet_image_path: page.richSnippetImage?.path ?? "",
    richsnippet_image_name: page.richSnippetImage?.name ?? "",
    remarketing: JSON.stringify(page.remarketing),
    updated_at: atMidnight(page.updatedOn),
  };
}

/** A post as its table has it. */
export function postRow({ code, name }: Store, post: PostData): NewRow<"blog_post"> {
  return {
    store_code: code,
    url_key: post.urlKey,
    title: post.title,
    topic: post.topic,
    summary: post.summary,
    ...bodyColumns(post),
    picture: post.picture,
    picture_label: post.pictureLabel,
    author: name,
    published_at: atMidnight(post.publishedOn),
    updated_at: atMidnight(post.updatedOn ?? post.publishedOn),
    meta_title: `${post.title} | ${name}`,
    meta_description: post.metaDescription,
    meta_keywords: post.metaKeywords,
  };
}

/** A block as its table has it. */
export function blockRow({ code }: Store, { identifier, title, ...body }: BlockData): NewRow<"cms_block"> {
  return { store_code: code, identifier, title, ...bodyColumns(body) };
}

/** The menus as their table has them. */
export function menuRows({
  code,
  navigation,
}: Pick<StoreData, "code" | "navigation">): NewRow<"navigation_menu">[] {
  return [
    {
      store_code: code,
      identifier: "header",
      links: JSON.stringify(linksOfDepartments(navigation.departments)),
    },
    { store_code: code, identifier: "footer", links: JSON.stringify(linksOfDestinations(navigation.loved)) },
  ];
}

/** A redirect as its table has it. */
export function rewriteRow(
  { code }: Store,
  request_path: string,
  target: UrlRewriteData[string],
): NewRow<"url_rewrite"> {
  const isTemporary = typeof target !== "string";
  const target_path = isTemporary ? target.to : target;
  return { store_code: code, request_path, target_path, redirect_type: isTemporary ? 302 : 301 };
}

function bodyColumns({ content, markdown }: Pick<PageData, "content" | "markdown">) {
  if (markdown === undefined) return { content, content_markdown: null };
  return { content: markdownToHtml(markdown), content_markdown: markdown };
}

/** @param day yyyy-mm-dd */
function atMidnight(day: string): string {
  return `${day}T00:00:00.000Z`;
}
