import type { Kysely } from "kysely";
import { changedMeanwhile } from "../admin-api/admin-errors";
import type { EditedField } from "../catalog-management/product-field";
import { normalizedText } from "../catalog-management/read-field";
import { lockStart } from "../database/dialect";
import type { Connection, Transaction } from "../database/schema";
import { inputError } from "../graphql/errors";
import { sha256 } from "../shared/secrets";
import { isAs } from "../shared/seeded-rows";
import type { StaffSession } from "../staff/staff-session";
import { type ContentDraft, readDraft } from "./content-drafts";
import type { ContentFields, ContentKind, ContentRef, ContentRow } from "./content-kind";
import { contentKinds } from "./content-kinds";

/** A piece of content as staff see it: in the shop, in the brand's folder, and as it would be. */
export interface ContentState {
  ref: ContentRef;
  kind: ContentKind;
  /** In the shop; null when it has none. */
  row: ContentRow | null;
  /** In the brand's folder; null when it has none. */
  folderRow: ContentRow | null;
  /** The form's fields; `folderValue` is the folder's, or what a new piece begins with. */
  fields: EditedField[];
  /** In the shop, or what a new piece begins with. */
  values: ContentFields;
  /** With all fields. */
  draft: ContentDraft | null;
  /** Changes with everything that a form shows. */
  version: string;
}

/** A row of the table that a variable names, which Kysely cannot type. */
export function contentTable(db: Connection): Kysely<Record<string, ContentRow>> {
  return db as unknown as Kysely<Record<string, ContentRow>>;
}

/** The piece of content with that name, which may not exist. */
export async function readContentState(db: Connection, ref: ContentRef): Promise<ContentState> {
  const kind = contentKinds[ref.kind];
  const [row, record, draft] = await Promise.all([
    contentTable(db)
      .selectFrom(kind.table as string)
      .selectAll()
      .where("store_code", "=", ref.storeCode)
      .where(kind.keyColumn, "=", ref.identifier)
      .executeTakeFirst(),
    db
      .selectFrom("seeded_row")
      .select("content")
      .where("store_code", "=", ref.storeCode)
      .where("table_name", "=", kind.table)
      .where("row_key", "=", ref.identifier)
      .executeTakeFirst(),
    readDraft(db, ref),
  ]);
  return stateOf(ref, {
    row: row ?? null,
    folderRow: record ? JSON.parse(record.content) : null,
    draft,
  });
}

function stateOf(
  ref: ContentRef,
  { row, folderRow, draft }: Pick<ContentState, "row" | "folderRow" | "draft">,
): ContentState {
  const kind = contentKinds[ref.kind];
  const folder = folderRow && normalized(kind.fieldsOf(folderRow));
  const fields = kind.fields.map((field) => ({
    ...field,
    folderValue: folder?.[field.code] ?? field.folderValue,
  }));
  const values = row ? normalized(kind.fieldsOf(row)) : initialFields(kind);
  return {
    ref,
    kind,
    row,
    folderRow,
    fields,
    values,
    draft: draft && { ...draft, fields: { ...values, ...draft.fields } },
    version: sha256(JSON.stringify([row, folderRow, draft])),
  };
}

/** What a draft of a form has: its fields, without the shared ones that are as in the shop. Pure. */
export function draftedFields({ kind, values }: ContentState, typed: ContentFields): ContentFields {
  const shared = new Set(kind.sharedFields?.filter((code) => typed[code] === values[code]));
  return Object.fromEntries(Object.entries(typed).filter(([code]) => !shared.has(code)));
}

/** A hash of what the shop has, which tells whether it is still what a draft was made from. */
export function baseHash({ row, values }: Pick<ContentState, "row" | "values">): string {
  return sha256(JSON.stringify(row && values));
}

/** What a new piece begins with. */
export function initialFields({ fields }: ContentKind): ContentFields {
  return Object.fromEntries(fields.map(({ code, folderValue }) => [code, folderValue]));
}

/** Whether there is neither anything in the shop, nor in the folder, nor a draft. */
export function isNew({ row, folderRow, draft }: ContentState): boolean {
  return row === null && folderRow === null && draft === null;
}

/** Whether the shop differs from the brand's folder. */
export function differsFromFolder({ row, folderRow }: Pick<ContentState, "row" | "folderRow">): boolean {
  if (row === null || folderRow === null) return row !== folderRow;
  return !isAs(row, folderRow);
}

/**
 * Locks all content: forms about it are carried out one after the other, since addresses and redirects depend on each
 * other, and none while a process that starts applies the brand's folder.
 * @throws GraphQLError of category input for another store's
 */
export async function lockContent(
  transaction: Transaction,
  { storeCodes }: Pick<StaffSession, "storeCodes">,
  ref: ContentRef,
): Promise<ContentState> {
  if (!storeCodes.includes(ref.storeCode))
    throw inputError("There's no such store. Please go back to the list.");
  await lockStart(transaction);
  return readContentState(transaction, ref);
}

/** @throws GraphQLError CHANGED when the form showed something else */
export function requireVersion({ version, kind }: ContentState, shown: string): void {
  if (version !== shown) throw changedMeanwhile(`This ${kind.noun}`);
}

function normalized(fields: ContentFields): ContentFields {
  return Object.fromEntries(Object.entries(fields).map(([code, text]) => [code, normalizedText(text)]));
}
