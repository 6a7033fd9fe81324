/** A content page; `content` is HTML. */
export interface PageSeed {
  identifier: string;
  title: string;
  contentHeading: string;
  content: string;
  metaTitle: string;
  metaDescription: string;
  metaKeywords: string;
  /** Such as NOINDEX,FOLLOW; without it the page may be indexed. */
  metaRobots?: string;
  /** Magento's name; "empty" shows the content alone. */
  pageLayout?: "1column" | "empty";
  /** The day the words were last changed, yyyy-mm-dd. */
  updatedOn: string;
}
