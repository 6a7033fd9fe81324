/** A content page; `content` is HTML. */
export interface PageSeed {
  identifier: string;
  title: string;
  contentHeading: string;
  content: string;
  metaTitle: string;
  metaDescription: string;
  metaKeywords: string;
}
