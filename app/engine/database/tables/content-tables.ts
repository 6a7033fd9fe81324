import type { Generated } from "kysely";

/** A piece of content that pages include by name. */
export interface CmsBlockTable {
  store_code: string;
  identifier: string;
  title: string;
  /** HTML. */
  content: string;
  /** What `content` is made of; null for content that was written in HTML. */
  content_markdown: string | null;
}

/** A redirect. Both paths are without leading and trailing slashes. */
export interface UrlRewriteTable {
  store_code: string;
  request_path: string;
  target_path: string;
  /** HTTP status: 301 when the page has moved for good, otherwise 302. */
  redirect_type: Generated<number>;
}

export interface BlogPostTable {
  store_code: string;
  url_key: string;
  title: string;
  topic: string;
  summary: string;
  /** HTML. */
  content: string;
  /** What `content` is made of; null for content that was written in HTML. */
  content_markdown: string | null;
  /** Path of a picture with aspect ratio 4:3. */
  picture: string;
  picture_label: string;
  author: string;
  published_at: string;
  updated_at: string;
  meta_title: string;
  meta_description: string;
  meta_keywords: string;
}

export interface NavigationMenuTable {
  store_code: string;
  /** "header" or "footer". */
  identifier: string;
  /** JSON list of MenuLink (brand/menu-links.ts). */
  links: string;
}

/** Content that staff change: tables of `content-management/content-kinds.ts`. */
export type ContentKindCode = "PAGE" | "POST" | "BLOCK" | "REDIRECT" | "MENU" | "CATEGORY";

/** What staff have changed of a piece of content and not published yet; one for each piece. */
export interface ContentDraftTable {
  store_code: string;
  kind: ContentKindCode;
  /** The piece's key in its table. */
  identifier: string;
  /** JSON object of field to value: all fields of its form. */
  fields: string;
  /** When it is published, ISO 8601; null: not scheduled. */
  publish_at: string | null;
  /** Who saved or scheduled it last. */
  admin_user_id: number;
  updated_at: string;
  /** Hash of what the shop had when it was saved or scheduled; null in drafts of older versions. */
  base_hash: string | null;
  /** Why it was not published at its time, as staff read it. */
  problem: string | null;
}

/** A publication of a piece of content, or its deletion. */
export interface ContentChangeTable {
  id: Generated<number>;
  store_code: string;
  kind: ContentKindCode;
  identifier: string;
  /** JSON of the row before and after; null where there is none. */
  from_row: string | null;
  to_row: string | null;
  admin_user_id: number;
  published_at: string;
  /** The publication that it undoes; null for any other. */
  undoes: number | null;
}
