/** A piece of content that pages show under a name. */
export interface CmsBlockTable {
  store_code: string;
  identifier: string;
  title: string;
  /** HTML. */
  content: string;
}

/** An address that has moved for good. Both paths are without a slash at either end. */
export interface UrlRewriteTable {
  store_code: string;
  request_path: string;
  target_path: string;
}

export interface BlogPostTable {
  store_code: string;
  url_key: string;
  title: string;
  topic: string;
  summary: string;
  /** HTML. */
  content: string;
  /** Path of a picture, 4:3. */
  picture: string;
  picture_label: string;
  author: string;
  published_at: string;
  updated_at: string;
  meta_title: string;
  meta_description: string;
  meta_keywords: string;
}
