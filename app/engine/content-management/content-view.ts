import type { ContentItem, ProductChange } from "../admin-api/resolvers.generated";
import { inWords } from "../catalog-management/changes-in-words";
import { draftInWords } from "../catalog-management/draft-in-words";
import type { EditedField } from "../catalog-management/product-field";
import { typedValue } from "../catalog-management/read-field";
import type { Connection, Row } from "../database/schema";
import { mayBeUndone } from "./change-content";
import type { ContentFields, ContentRef } from "./content-kind";
import {
  type ContentState,
  differsFromFolder,
  initialFields,
  isNew,
  readContentState,
} from "./content-state";
import { changedFields } from "./publish-content";

const MAX_HISTORY = 20;

/** A piece of content as its page in /admin shows it; null when there is none. @param ref with an empty identifier for a new one */
export async function contentView(db: Connection, ref: ContentRef): Promise<ContentItem | null> {
  const state = await readContentState(db, ref);
  const history = await readHistory(db, state);
  if (ref.identifier !== "" && isNew(state) && history.length === 0) return null;
  const { kind, row, folderRow, fields, values, draft, version } = state;
  const shown = draft?.fields ?? values;
  const path = kind.pathOf(ref.identifier);
  const titled = row ?? folderRow;
  return {
    kind: ref.kind,
    store_code: ref.storeCode,
    identifier: ref.identifier,
    title: titled ? kind.titleOf(titled) : (shown.title ?? shown.name ?? ref.identifier),
    path: path === null ? null : `/${path}`,
    version,
    is_published: row !== null,
    is_from_folder: folderRow !== null,
    is_changed: differsFromFolder(state),
    fields: fields.map((field) => ({
      code: field.code,
      group: field.group,
      kind: field.kind,
      title: field.title,
      max_length: field.maxLength,
      value: typedValue(field, shown[field.code] ?? ""),
      folder_value: folderRow ? field.folderValue : (shown[field.code] ?? ""),
      is_changed: folderRow !== null && values[field.code] !== field.folderValue,
    })),
    draft: draft && (await draftInWords(db, draft, changesOf(fields, values, draft.fields))),
    draft_problem: draft?.problem ?? null,
    is_required: kind.required?.has(ref.identifier) ?? false,
    history,
  };
}

async function readHistory(db: Connection, state: ContentState): Promise<ProductChange[]> {
  const { storeCode, kind, identifier } = state.ref;
  const rows = await db
    .selectFrom("content_change")
    .innerJoin("admin_user", "admin_user.id", "content_change.admin_user_id")
    .selectAll("content_change")
    .select("admin_user.name")
    .where("store_code", "=", storeCode)
    .where("kind", "=", kind)
    .where("identifier", "=", identifier)
    .orderBy("content_change.id", "desc")
    .limit(MAX_HISTORY)
    .execute();
  return rows.map((row) => ({
    id: String(row.id),
    changes: publishedChanges(state, row),
    published_by: row.name,
    published_at: row.published_at,
    is_undo: row.undoes !== null,
    may_be_undone: mayBeUndone(state, row),
  }));
}

function publishedChanges(
  { kind, fields }: ContentState,
  { from_row, to_row }: Pick<Row<"content_change">, "from_row" | "to_row">,
): ProductChange["changes"] {
  if (to_row === null) return [{ title: "In the shop", from: "Yes", to: "Deleted" }];
  const to = kind.fieldsOf(JSON.parse(to_row));
  const from = from_row ? kind.fieldsOf(JSON.parse(from_row)) : initialFields(kind);
  return changesOf(fields, from, to);
}

function changesOf(fields: EditedField[], from: ContentFields, to: ContentFields): ProductChange["changes"] {
  const changes = changedFields(from, to).map((code) => ({ code, from: from[code] ?? "", to: to[code] }));
  return changes.filter((change) => change.from !== "" || change.to !== "").map(inWords(fields));
}
