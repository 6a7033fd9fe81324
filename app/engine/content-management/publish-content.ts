import { shopDay } from "~/brand/shop-day";
import { invalidateCache } from "../cache-invalidation/invalidate-cache";
import type { Connection, Transaction } from "../database/schema";
import { inputError } from "../graphql/errors";
import type { ContentFields, ContentRow, ContentStore, LinkedPages } from "./content-kind";
import { type ContentState, contentTable } from "./content-state";
import { requireFreePath } from "./free-path";
import { requireNoLinks } from "./require-unlinked";

/** Of one kind in one store, with drafts: lists and caches hold all of them. */
const MAX_PIECES = 2000;

interface Publication {
  userId: number;
  /** The publication that this one undoes. */
  undoes?: number;
}

/** The codes of the fields whose values differ. Pure. */
export function changedFields(from: ContentFields, to: ContentFields): string[] {
  return Object.keys(to).filter((code) => from[code] !== to[code]);
}

/** The row that publishing these fields would make: the folder's own when they say what it says. Pure. */
export function rowToPublish(
  { ref, kind, row, folderRow, fields: edited }: ContentState,
  fields: ContentFields,
  store: ContentStore,
): ContentRow {
  const isFolders = edited.every(({ code, folderValue }) => fields[code] === folderValue);
  if (folderRow && isFolders) return folderRow;
  const today = shopDay(new Date());
  return kind.rowOf(store, { identifier: ref.identifier, fields, base: row ?? folderRow, today });
}

/**
 * Checks what is to be published.
 * @param pages whether it may lead to pages that are drafts
 * @throws GraphQLError of category input that names the field, also when the address of a new page is taken, or a menu or
 * redirect leads to a page that would be hidden
 */
export async function checkContent(
  db: Connection,
  state: ContentState,
  fields: ContentFields,
  pages: LinkedPages = "published",
): Promise<void> {
  const { kind, ref, row, values } = state;
  await kind.check?.(db, ref, fields, pages);
  const isHidden = row !== null && values.is_visible === "1" && fields.is_visible === "0";
  if (isHidden && pages === "published") await requireNoLinks(db, state);
  if (row === null) await requireNewPiece(db, state);
}

async function requireNewPiece(db: Connection, { kind, ref, folderRow }: ContentState): Promise<void> {
  const [pieces, drafts] = await Promise.all([
    db
      .selectFrom(kind.table)
      .select((select) => select.fn.countAll<number | string>().as("count"))
      .where("store_code", "=", ref.storeCode)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("content_draft")
      .select((select) => select.fn.countAll<number | string>().as("count"))
      .where("store_code", "=", ref.storeCode)
      .where("kind", "=", ref.kind)
      .where("identifier", "!=", ref.identifier)
      .executeTakeFirstOrThrow(),
  ]);
  if (Number(pieces.count) + Number(drafts.count) >= MAX_PIECES)
    throw inputError(`The shop can have ${MAX_PIECES.toLocaleString("en-US")} of these at most.`);
  const path = kind.pathOf(ref.identifier);
  if (path === null || ref.kind === "REDIRECT") return;
  await requireFreePath(db, ref.storeCode, path, "identifier", { isOwn: folderRow !== null });
}

/**
 * Publishes a piece of locked content, or deletes it with null: every process shows it within a second of the
 * transaction's end. Records it in its history.
 */
export async function writeContent(
  transaction: Transaction,
  { ref, kind, row }: ContentState,
  next: ContentRow | null,
  { userId, undoes }: Publication,
): Promise<void> {
  const table = contentTable(transaction);
  if (next === null) {
    await table
      .deleteFrom(kind.table as string)
      .where("store_code", "=", ref.storeCode)
      .where(kind.keyColumn, "=", ref.identifier)
      .execute();
  } else {
    await table
      .insertInto(kind.table as string)
      .values(next)
      .onConflict((conflict) => conflict.columns(["store_code", kind.keyColumn]).doUpdateSet(next))
      .execute();
  }
  await kind.written?.(transaction, ref);
  await transaction
    .insertInto("content_change")
    .values({
      store_code: ref.storeCode,
      kind: ref.kind,
      identifier: ref.identifier,
      from_row: row && JSON.stringify(row),
      to_row: next && JSON.stringify(next),
      admin_user_id: userId,
      published_at: new Date().toISOString(),
      undoes: undoes ?? null,
    })
    .execute();
  await invalidateCache(transaction);
}
