import type { EditedField } from "../catalog-management/product-field";
import type { Connection, Transaction } from "../database/schema";
import type { ContentKindCode } from "../database/tables/content-tables";

/** Values of a form's fields by code. */
export type ContentFields = Record<string, string>;

/** A row of a table that a variable names, with all of its columns. */
export type ContentRow = Record<string, unknown>;

/** The store that a piece of content belongs to. */
export interface ContentStore {
  code: string;
  /** As titles and posts have it. */
  name: string;
}

/** A piece of content. */
export interface ContentRef {
  kind: ContentKindCode;
  storeCode: string;
  /** Its key in its table. */
  identifier: string;
}

/** What is published: it becomes a row. */
export interface ContentText {
  identifier: string;
  fields: ContentFields;
  /** The row in the shop, or else the folder's, for columns without a field; null for a new piece. */
  base: ContentRow | null;
  /** Day of the publication at the shop, yyyy-mm-dd. */
  today: string;
}

export type LinkedPages = "published" | "published-or-draft";

/** A kind of content that staff change, and how its form and its table correspond. */
export interface ContentKind {
  table: "cms_page" | "blog_post" | "cms_block" | "navigation_menu" | "url_rewrite" | "category";
  keyColumn: string;
  /** What staff call one, such as "page". */
  noun: string;
  /** What an identifier may be, and what staff read when it is not. */
  identifierForm: RegExp;
  identifierRule: string;
  /** The fields of its form in order; `folderValue` is what a new piece begins with. */
  fields: EditedField[];
  /** Fields that a draft has only where it changes them: otherwise, they stay as the shop has them when it is published. */
  sharedFields?: readonly string[];
  /** Identifiers that the shop's own pages need, so that they are not deleted. */
  required?: ReadonlySet<string>;
  /** What it is called in lists. */
  titleOf(row: ContentRow): string;
  /** The columns that `titleOf` reads. */
  titleColumns: string[];
  /** The path of its page, without slashes at its ends; null without a page. */
  pathOf(identifier: string): string | null;
  fieldsOf(row: ContentRow): ContentFields;
  /** Pure. */
  rowOf(store: ContentStore, text: ContentText): ContentRow;
  /**
   * Checks what its fields say.
   * @param pages whether it may lead to pages that are drafts, which are to be published with it
   * @throws GraphQLError of category input that names the field
   */
  check?(db: Connection, ref: ContentRef, fields: ContentFields, pages: LinkedPages): Promise<void> | void;
  /** Checks that nothing needs one that is to be deleted. @throws GraphQLError of category input that says what does */
  requireUnused?(db: Connection, ref: ContentRef): Promise<void>;
  /** Writes what depends on its row, which was just written or deleted. */
  written?(transaction: Transaction, ref: ContentRef): Promise<void>;
}
