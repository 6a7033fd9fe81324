import type { Connection, Row, Transaction } from "../database/schema";
import { upsert } from "../database/upsert";
import type { ContentFields, ContentRef } from "./content-kind";

/** Drafts of content: one for each piece. */

export type ContentDraft = Omit<Row<"content_draft">, "fields"> & { fields: ContentFields };

interface Schedule {
  /** ISO 8601; null: not scheduled. */
  publishAt: string | null;
  userId: number;
  /** `baseHash` of what the person saw in the shop. */
  baseHash: string;
}

/** Null when the piece has none. */
export async function readDraft(db: Connection, { storeCode, kind, identifier }: ContentRef) {
  const draft = await db
    .selectFrom("content_draft")
    .selectAll()
    .where("store_code", "=", storeCode)
    .where("kind", "=", kind)
    .where("identifier", "=", identifier)
    .executeTakeFirst();
  return draft ? { ...draft, fields: JSON.parse(draft.fields) as ContentFields } : null;
}

/** Saves a draft in place of an earlier one. @param problem why an earlier one lost its time, as staff read it */
export async function saveDraft(
  transaction: Transaction,
  { storeCode, kind, identifier }: ContentRef,
  {
    fields,
    publishAt,
    userId,
    baseHash,
    problem = null,
  }: Schedule & { fields: ContentFields; problem?: string | null },
): Promise<void> {
  const draft = {
    store_code: storeCode,
    kind,
    identifier,
    fields: JSON.stringify(fields),
    publish_at: publishAt,
    admin_user_id: userId,
    updated_at: new Date().toISOString(),
    base_hash: baseHash,
    problem,
  };
  await upsert(transaction, "content_draft", ["store_code", "kind", "identifier"], [draft]);
}

/** Sets the time of a draft. */
export async function scheduleDraft(
  transaction: Transaction,
  { storeCode, kind, identifier }: ContentRef,
  { publishAt, userId, baseHash }: Schedule,
): Promise<void> {
  await transaction
    .updateTable("content_draft")
    .set({ publish_at: publishAt, admin_user_id: userId, base_hash: baseHash, problem: null })
    .where("store_code", "=", storeCode)
    .where("kind", "=", kind)
    .where("identifier", "=", identifier)
    .execute();
}

/** Takes the time off a draft, if it has one. @param problem why, as staff read it */
export async function unscheduleDraft(
  transaction: Transaction,
  { storeCode, kind, identifier }: ContentRef,
  problem: string,
): Promise<void> {
  await transaction
    .updateTable("content_draft")
    .set({ publish_at: null, problem })
    .where("publish_at", "is not", null)
    .where("store_code", "=", storeCode)
    .where("kind", "=", kind)
    .where("identifier", "=", identifier)
    .execute();
}

export async function deleteDraft(
  transaction: Transaction,
  { storeCode, kind, identifier }: ContentRef,
): Promise<void> {
  await transaction
    .deleteFrom("content_draft")
    .where("store_code", "=", storeCode)
    .where("kind", "=", kind)
    .where("identifier", "=", identifier)
    .execute();
}

/** Takes the time off a person's scheduled drafts, so that somebody else looks at them before they are published. */
export async function unscheduleContentOf(transaction: Transaction, userId: number): Promise<void> {
  await transaction
    .updateTable("content_draft")
    .set({ publish_at: null })
    .where("admin_user_id", "=", userId)
    .where("publish_at", "is not", null)
    .execute();
}
