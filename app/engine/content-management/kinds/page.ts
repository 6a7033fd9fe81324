import { type PageData, richSnippetImage } from "~/brand/content-data";
import { pageRow } from "../../content/seed/content-rows";
import { inputError } from "../../graphql/errors";
import type { ContentFields, ContentKind, ContentRow } from "../content-kind";
import {
  body,
  bodyData,
  bodyFieldsOf,
  checkSearchFields,
  checkTexts,
  flag,
  line,
  paragraph,
} from "./text-fields";

const HOME = "home";

/** Pages of text (Magento's CMS pages). */
export const pageKind: ContentKind = {
  table: "cms_page",
  keyColumn: "identifier",
  noun: "page",
  identifierForm: /^[a-z0-9-]{1,120}$/,
  identifierRule: "Please enter lowercase letters, numbers, and hyphens.",
  fields: [
    line("title", "Name"),
    line("heading", "Heading above the text", true),
    ...body(true),
    flag("is_bare", "Without the shop's header and footer", "0"),
    line("meta_title", "Title", true, "SEARCH_ENGINES"),
    paragraph("meta_description", "Description", true, "SEARCH_ENGINES"),
    line("meta_keywords", "Keywords", true, "SEARCH_ENGINES"),
    line("meta_robots", "Robots, such as NOINDEX,FOLLOW", true, "SEARCH_ENGINES"),
    line("canonical_url", "Canonical address, if it is another page's", true, "SEARCH_ENGINES"),
    line("picture", "Path of a picture for social networks", true, "SEARCH_ENGINES"),
  ],
  // The home page, the contact form, and what the footer and the checkout link to (storefront/shell/navigation.ts).
  required: new Set([
    HOME,
    "about-us",
    "accessibility",
    "contact-us",
    "faq",
    "privacy-policy",
    "shipping",
    "terms-conditions",
  ]),
  titleOf: ({ title }) => String(title),
  titleColumns: ["title"],
  pathOf: (identifier) => (identifier === HOME ? "" : identifier),
  fieldsOf: (row) => ({
    title: String(row.title),
    heading: String(row.content_heading),
    ...bodyFieldsOf(row),
    is_bare: row.page_layout === "empty" ? "1" : "0",
    meta_title: String(row.meta_title),
    meta_description: String(row.meta_description),
    meta_keywords: String(row.meta_keywords),
    meta_robots: String(row.meta_robots),
    canonical_url: String(row.custom_canonical_url),
    picture: String(row.richsnippet_image_path),
  }),
  rowOf: (store, { identifier, fields, base, today }) => ({
    ...pageRow(store, { ...pageDataOf(identifier, fields, base), updatedOn: today }),
  }),
  check(_db, _ref, fields) {
    checkTexts(fields, ["body", "meta_description"]);
    checkSearchFields(fields);
    if (fields.picture && !richSnippetImage.safeParse({ path: fields.picture, name: "-" }).success)
      throw inputError("Please enter a path such as /media/catalog/product/mug.webp.", "picture");
  },
};

/** A page as its file in the brand's folder has it, without the day of its change. */
export function pageDataOf(
  identifier: string,
  fields: ContentFields,
  base: ContentRow | null,
): Omit<PageData, "updatedOn"> {
  const name = String(base?.richsnippet_image_name || fields.title);
  return {
    identifier,
    title: fields.title,
    contentHeading: fields.heading,
    ...bodyData(fields),
    metaTitle: fields.meta_title || undefined,
    metaDescription: fields.meta_description,
    metaKeywords: fields.meta_keywords,
    metaRobots: fields.meta_robots,
    pageLayout: fields.is_bare === "1" ? "empty" : "1column",
    canonicalUrl: fields.canonical_url,
    richSnippetImage: fields.picture ? { path: fields.picture, name } : undefined,
    remarketing: { ...NO_REMARKETING, ...JSON.parse(String(base?.remarketing ?? "{}")) },
  };
}

const NO_REMARKETING = { productId: "", productPrice: "", productType: "", size: "", category: "" };
