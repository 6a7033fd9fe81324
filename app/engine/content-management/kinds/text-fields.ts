import type { EditedField } from "../../catalog-management/product-field";
import { inputError } from "../../graphql/errors";
import type { ContentFields, ContentRow } from "../content-kind";
import { checkMarkdown } from "./markdown-limits";

/** Fields that several kinds of content have. */

const MAX_LINE = 255;
const MAX_PARAGRAPH = 1000;
/** Characters of a page or post. */
const MAX_BODY = 50_000;

/** A directive of content that is not Magento's for a configuration value: the brand's folder would fill it. */
const OTHER_DIRECTIVE = /\{\{(?!config path="?\w+"?\}\})/;

const ROBOTS = /^((NO)?INDEX,(NO)?FOLLOW)?$/;
/** A path within the shop, or an absolute URL. */
const ADDRESS = /^(\/(?![/\\])\S*|https:\/\/\S+)?$/;

type Group = EditedField["group"];

export function line(code: string, title: string, isOptional = false, group: Group = "TEXTS"): EditedField {
  return { code, group, kind: "LINE", title, maxLength: MAX_LINE, folderValue: "", isOptional };
}

export function paragraph(
  code: string,
  title: string,
  isOptional = false,
  group: Group = "TEXTS",
): EditedField {
  return { code, group, kind: "PARAGRAPH", title, maxLength: MAX_PARAGRAPH, folderValue: "", isOptional };
}

/** A choice of yes or no. @param initial of new content */
export function flag(code: string, title: string, initial: "0" | "1", group: Group = "TEXTS"): EditedField {
  return { code, group, kind: "FLAG", title, maxLength: 1, folderValue: initial };
}

/** The text itself, and how it is written. */
export function body(isOptional = false): EditedField[] {
  return [
    {
      code: "body",
      group: "TEXTS",
      kind: "HTML",
      title: "Text",
      maxLength: MAX_BODY,
      folderValue: "",
      isOptional,
    },
    flag("is_markdown", "The text is Markdown (No: HTML)", "1"),
  ];
}

/** The fields of `body` that a row has. */
export function bodyFieldsOf({ content, content_markdown }: ContentRow): ContentFields {
  const isMarkdown = content_markdown != null;
  return { body: String(isMarkdown ? content_markdown : content), is_markdown: isMarkdown ? "1" : "0" };
}

/** The text as a file of the brand's folder has it. */
export function bodyData({ body, is_markdown }: ContentFields): { content: string; markdown?: string } {
  return is_markdown === "1" ? { content: "", markdown: body } : { content: body };
}

/**
 * Checks the fields of content with a text.
 * @param filled codes of the fields in which the shop fills settings
 * @throws GraphQLError of category input for a directive that nothing fills, and for Markdown that takes long to convert
 */
export function checkTexts(fields: ContentFields, filled: readonly string[]): void {
  for (const [code, text] of Object.entries(fields)) {
    if (filled.includes(code) && OTHER_DIRECTIVE.test(text))
      throw inputError('Please write {{config path="name"}} for a setting, and no other braces.', code);
    if (!filled.includes(code) && text.includes("{{"))
      throw inputError(
        "Settings such as {{config …}} aren't filled in here. Please write the text itself.",
        code,
      );
  }
  checkMarkdown(fields);
}

/** Checks the fields for search engines that are not texts. @throws GraphQLError of category input that names the field */
export function checkSearchFields({ meta_robots, canonical_url }: ContentFields): void {
  if (!ROBOTS.test(meta_robots))
    throw inputError("Please enter a value such as NOINDEX,FOLLOW.", "meta_robots");
  if (!ADDRESS.test(canonical_url))
    throw inputError("Please enter a path such as /shipping, or an address with https.", "canonical_url");
}
