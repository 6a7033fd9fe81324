import { blockRow } from "../../content/seed/content-rows";
import type { ContentKind } from "../content-kind";
import { body, bodyData, bodyFieldsOf, checkTexts, line } from "./text-fields";

/** Pieces of content that pages include by name, such as a special offer. */
export const blockKind: ContentKind = {
  table: "cms_block",
  keyColumn: "identifier",
  noun: "block",
  identifierForm: /^[a-z0-9_-]{1,120}$/,
  identifierRule: "Please enter lowercase letters, numbers, hyphens, and underscores.",
  fields: [line("title", "Title"), ...body(true)],
  titleOf: ({ title }) => String(title),
  titleColumns: ["title"],
  pathOf: () => null,
  fieldsOf: (row) => ({ title: String(row.title), ...bodyFieldsOf(row) }),
  rowOf: (store, { identifier, fields }) => ({
    ...blockRow(store, { identifier, title: fields.title, ...bodyData(fields) }),
  }),
  check: (_db, _ref, fields) => checkTexts(fields, ["body"]),
};
