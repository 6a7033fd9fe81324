import type { AdminContext } from "../admin-api/admin-context";
import type {
  ContentDraftInput,
  ContentFormInput,
  PublishContentInput,
  UndoContentInput,
} from "../admin-api/resolvers.generated";
import type { AuditAction } from "../audit/audit-actions";
import { changeOnce } from "../audit/change-once";
import { readPublishTime } from "../catalog-management/publish-time";
import type { Connection, Row, Transaction } from "../database/schema";
import { alreadyExists, inputError } from "../graphql/errors";
import { rowId } from "../shared/row-id";
import { isAs } from "../shared/seeded-rows";
import type { StaffSession } from "../staff/staff-session";
import { deleteDraft, saveDraft, scheduleDraft, unscheduleDraft } from "./content-drafts";
import type { ContentRow } from "./content-kind";
import { contentKinds } from "./content-kinds";
import {
  baseHash,
  type ContentState,
  draftedFields,
  isNew,
  lockContent,
  requireVersion,
} from "./content-state";
import { contentStore } from "./content-store";
import { changedFields, checkContent, rowToPublish, writeContent } from "./publish-content";
import { NEW_VERSION, readContentFields } from "./read-content-fields";
import { requireUnlinked } from "./require-unlinked";

/** What a form does to a locked piece of content. @returns the codes of the fields that changed */
type Change = (
  state: ContentState,
  form: { transaction: Transaction; session: StaffSession },
) => Promise<string[]>;

/**
 * Saves what a form has as the draft of a piece of content, which may be new. The shop does not change. A form without a
 * difference deletes the draft. A form that is sent twice acts once.
 * @throws GraphQLError CHANGED when it is not as the form showed it; of category input that names the field
 */
export async function saveContentDraft(context: AdminContext, input: ContentDraftInput): Promise<void> {
  await changeContent(context, input, "content.draft", async (state, { transaction, session }) => {
    const fields = readContentFields(state, input.fields);
    await checkContent(transaction, state, fields, "published-or-draft");
    const changed = changedFields(state.values, fields);
    if (changed.length === 0 && state.row) {
      await deleteDraft(transaction, state.ref);
      return [];
    }
    const publishAt = state.draft?.publish_at ?? null;
    const schedule = { publishAt, userId: session.user.id, baseHash: baseHash(state) };
    await saveDraft(transaction, state.ref, { fields: draftedFields(state, fields), ...schedule });
    return changed;
  });
}

/**
 * Publishes a draft now, or schedules it. A form that is sent twice acts once.
 * @throws GraphQLError CHANGED when the draft is not as the form showed it; of category input for a time that has
 * passed, and for what cannot be published any more
 */
export async function publishContent(context: AdminContext, input: PublishContentInput): Promise<void> {
  const publishAt = input.at ? readPublishTime(input.at, new Date()) : null;
  const action = publishAt ? "content.schedule" : "content.publish";
  await changeContent(context, input, action, async (state, { transaction, session }) => {
    if (!state.draft) throw inputError(`This ${state.kind.noun} has no draft.`);
    const { fields } = state.draft;
    await checkContent(transaction, state, fields, publishAt ? "published-or-draft" : "published");
    if (publishAt) {
      const userId = session.user.id;
      const schedule = { publishAt: publishAt.toISOString(), userId, baseHash: baseHash(state) };
      await scheduleDraft(transaction, state.ref, schedule);
    } else {
      await deleteDraft(transaction, state.ref);
      const row = rowToPublish(state, fields, contentStore(context.settingsOf(input.store_code)));
      await writeContent(transaction, state, row, { userId: session.user.id });
    }
    return changedFields(state.values, fields);
  });
}

/** Deletes a draft with its schedule. @throws GraphQLError CHANGED when it is not as the form showed it */
export async function discardContentDraft(context: AdminContext, input: ContentFormInput): Promise<void> {
  await changeContent(context, input, "content.discard", async (state, { transaction }) => {
    await deleteDraft(transaction, state.ref);
    return changedFields(state.values, state.draft?.fields ?? {});
  });
}

/**
 * Deletes a piece of content from the shop: a page or post is gone (410), and its draft has no time any more. It can
 * be undone.
 * @throws GraphQLError CHANGED when it is not as the form showed it; of category input for a page that the shop
 * needs, or that a redirect or menu leads to
 */
export async function deleteContent(context: AdminContext, input: ContentFormInput): Promise<void> {
  await changeContent(context, input, "content.delete", async (state, { transaction, session }) => {
    if (!state.row) throw inputError(`The shop has no such ${state.kind.noun} any more.`);
    await requireUnlinked(transaction, state);
    await writeContent(transaction, state, null, { userId: session.user.id });
    await unscheduleDraft(transaction, state.ref, `The ${state.kind.noun} was deleted.`);
    return [];
  });
}

/** Publishes what the brand's folder has. @throws GraphQLError as `publishContent` does */
export async function resetContent(context: AdminContext, input: ContentFormInput): Promise<void> {
  await changeContent(context, input, "content.reset", async (state, { transaction, session }) => {
    const { folderRow } = state;
    if (!folderRow) throw inputError(`This ${state.kind.noun} isn't from the brand's folder.`);
    await publishRow(transaction, state, folderRow, { userId: session.user.id });
    return changedFields(state.values, state.kind.fieldsOf(folderRow));
  });
}

/**
 * Publishes what there was before a publication or a deletion. A draft stays. A form that is sent twice acts once.
 * @throws GraphQLError CHANGED when it is not as the form showed it; of category input when it was published again since
 */
export async function undoContentChange(context: AdminContext, input: UndoContentInput): Promise<void> {
  await changeContent(context, input, "content.undo", async (state, { transaction, session }) => {
    const undoes = rowId(input.change_id);
    const change = await readChange(transaction, state, undoes);
    if (!mayBeUndone(state, change))
      throw inputError("This has changed again since. Undo the later change first.");
    const before: ContentRow | null = change.from_row && JSON.parse(change.from_row);
    await publishRow(transaction, state, before, { userId: session.user.id, undoes });
    return before ? changedFields(state.values, state.kind.fieldsOf(before)) : [];
  });
}

/** Whether the shop is as a publication has left it. */
export function mayBeUndone(
  { row }: ContentState,
  { to_row }: Pick<Row<"content_change">, "to_row">,
): boolean {
  if (row === null || to_row === null) return row === null && to_row === null;
  return isAs(row, JSON.parse(to_row));
}

async function publishRow(
  transaction: Transaction,
  state: ContentState,
  row: ContentRow | null,
  publication: { userId: number; undoes?: number },
): Promise<void> {
  // A redirect that replaced a page was allowed to when it was published.
  if (row) await checkContent(transaction, state, { ...state.kind.fieldsOf(row), replaces_page: "1" });
  else await requireUnlinked(transaction, state);
  await writeContent(transaction, state, row, publication);
}

async function readChange(db: Connection, { ref }: ContentState, id: number): Promise<Row<"content_change">> {
  const change = await db
    .selectFrom("content_change")
    .selectAll()
    .where("id", "=", id)
    .where("store_code", "=", ref.storeCode)
    .where("kind", "=", ref.kind)
    .where("identifier", "=", ref.identifier)
    .executeTakeFirst();
  if (!change) throw inputError("There's no such change. Please reload the page.");
  return change;
}

/**
 * Carries out a form about one piece of content, with its entry in the audit log. A form that is sent twice acts once.
 * @throws GraphQLError CHANGED when it is not as the form showed it; otherwise as the change does
 */
export async function changeContent(
  context: AdminContext,
  input: ContentFormInput,
  action: AuditAction,
  change: Change,
): Promise<void> {
  const { kind, store_code: storeCode, identifier, key, version } = input;
  const { identifierForm, identifierRule } = contentKinds[kind];
  if (!identifierForm.test(identifier)) throw inputError(identifierRule, "identifier");
  await changeOnce(context, key, {
    lock: (transaction, session) => lockContent(transaction, session, { kind, storeCode, identifier }),
    async change(state, { transaction, session }) {
      if (version === NEW_VERSION && !isNew(state))
        throw alreadyExists(`There's a ${state.kind.noun} with this address already.`, "identifier");
      requireVersion(state, version);
      const changed = await change(state, { transaction, session });
      return {
        action,
        subject: { type: "content", id: `${kind} ${identifier}` },
        storeCode,
        changedFields: changed,
      };
    },
  });
  await context.catchUpInvalidations();
}
