/** A piece of content that pages include by name. */
export interface CmsBlockTable {
  store_code: string;
  identifier: string;
  title: string;
  /** HTML. */
  content: string;
}

/** A permanent redirect. Both paths are without leading and trailing slashes. */
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
