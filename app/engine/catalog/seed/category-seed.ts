export interface CategorySeed {
  urlPath: string;
  /** url_path of the category it belongs to; none: it stands for itself. */
  parent?: string;
  name: string;
  /** An opening line for the category's page. */
  description: string;
  metaTitle: string;
  metaDescription: string;
  metaKeywords: string;
  /** Has a place in the header's menu. */
  isInMenu?: boolean;
  /** Lists every product, whatever the products say. */
  listsEverything?: boolean;
}
