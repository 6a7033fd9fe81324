/** A post of the blog; `content` is HTML. */
export interface PostSeed {
  urlKey: string;
  title: string;
  topic: "Photo tips" | "Gift ideas" | "Walls & sizes" | "Care" | "Remembering";
  /** One or two sentences for lists and the feed. */
  summary: string;
  content: string;
  /** Path of a picture. */
  picture: string;
  pictureLabel: string;
  /** yyyy-mm-dd. */
  publishedOn: string;
  metaDescription: string;
  metaKeywords: string;
}
