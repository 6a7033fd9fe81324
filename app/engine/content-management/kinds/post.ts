import type { PostData } from "~/brand/content-data";
import { pathSchema } from "~/brand/navigation-schema";
import { postRow } from "../../content/seed/content-rows";
import { inputError } from "../../graphql/errors";
import type { ContentFields, ContentKind } from "../content-kind";
import { body, bodyData, bodyFieldsOf, checkTexts, line, paragraph } from "./text-fields";

/** Posts of the blog. */
export const postKind: ContentKind = {
  table: "blog_post",
  keyColumn: "url_key",
  noun: "post",
  identifierForm: /^[a-z0-9-]{1,120}$/,
  identifierRule: "Please enter lowercase letters, numbers, and hyphens.",
  fields: [
    line("title", "Title"),
    line("topic", "Topic"),
    paragraph("summary", "Summary for lists and the feed"),
    ...body(),
    line("picture", "Path of the picture (4:3)"),
    line("picture_label", "What the picture shows"),
    line("published_on", "Day of publication, such as 2026-12-01", true),
    paragraph("meta_description", "Description", true, "SEARCH_ENGINES"),
    line("meta_keywords", "Keywords", true, "SEARCH_ENGINES"),
  ],
  titleOf: ({ title }) => String(title),
  titleColumns: ["title"],
  pathOf: (identifier) => `blog/${identifier}`,
  fieldsOf: (row) => ({
    title: String(row.title),
    topic: String(row.topic),
    summary: String(row.summary),
    ...bodyFieldsOf(row),
    picture: String(row.picture),
    picture_label: String(row.picture_label),
    published_on: String(row.published_at).slice(0, 10),
    meta_description: String(row.meta_description),
    meta_keywords: String(row.meta_keywords),
  }),
  rowOf: (store, { identifier, fields, today }) => ({
    ...postRow(store, postDataOf(identifier, fields, today)),
  }),
  check(_db, _ref, fields) {
    checkTexts(fields, ["body"]);
    if (!pathSchema.safeParse(fields.picture).success)
      throw inputError("Please enter a path such as /media/catalog/product/mug.webp.", "picture");
    const day = fields.published_on;
    if (day && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) !== day)
      throw inputError("Please enter a day such as 2026-12-01.", "published_on");
  },
};

/** A post as its file in the brand's folder has it. @param today yyyy-mm-dd: its last change, and by default its publication */
export function postDataOf(identifier: string, fields: ContentFields, today: string): PostData {
  const publishedOn = fields.published_on || today;
  return {
    urlKey: identifier,
    title: fields.title,
    topic: fields.topic,
    summary: fields.summary,
    ...bodyData(fields),
    picture: fields.picture,
    pictureLabel: fields.picture_label,
    publishedOn,
    updatedOn: today > publishedOn ? today : publishedOn,
    metaDescription: fields.meta_description,
    metaKeywords: fields.meta_keywords,
  };
}
