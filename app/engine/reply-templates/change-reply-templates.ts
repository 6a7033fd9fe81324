import type { AdminContext } from "../admin-api/admin-context";
import { changedMeanwhile } from "../admin-api/admin-errors";
import type {
  ChangeReplyTemplateInput,
  CreateReplyTemplateInput,
  DeleteReplyTemplateInput,
  ReplyKind,
} from "../admin-api/resolvers.generated";
import { changeOnce } from "../audit/change-once";
import { lockRows } from "../database/dialect";
import type { Row, Transaction } from "../database/schema";
import { alreadyExists, inputError } from "../graphql/errors";
import { rowId } from "../shared/row-id";
import { requireLine, requireText } from "../shared/typed-text";
import type { StaffSession } from "../staff/staff-session";
import { requireKind, templateVersion } from "./list-reply-templates";
import { checkPlaceholders } from "./placeholders";
import { replyKinds } from "./reply-kinds";

/** Templates of a store for one kind of replies. */
const MAX_TEMPLATES = 50;
const MAX_TITLE_LENGTH = 60;

type Template = Row<"reply_template">;

/**
 * Adds a template. A form that is sent twice acts once.
 * @throws GraphQLError FORBIDDEN for a kind that the role may not send; of category input that names the field, for a
 * title that exists, and for too many
 */
export async function createReplyTemplate(
  context: AdminContext,
  { store_code, kind, key, ...typed }: CreateReplyTemplateInput,
): Promise<void> {
  const fields = readFields(kind, typed);
  await changeOnce(context, key, {
    async lock(transaction, session) {
      requireKind(session, kind);
      if (!session.storeCodes.includes(store_code)) throw noSuchTemplate();
      await lockKind(transaction, store_code, kind);
    },
    async change(_subject, { transaction }) {
      const others = await templatesOf(transaction, store_code, kind);
      requireTitle(others, fields.title);
      if (others.length >= MAX_TEMPLATES)
        throw inputError(`There can be ${MAX_TEMPLATES} templates of a kind. Delete one first.`);
      const { id } = await transaction
        .insertInto("reply_template")
        .values({ store_code, kind, ...fields })
        .returning("id")
        .executeTakeFirstOrThrow();
      return entry("reply-template.create", { id, store_code }, Object.keys(fields));
    },
  });
}

/** Changes a template. @throws GraphQLError as `createReplyTemplate` does; CHANGED when it is not as the form showed it */
export async function changeReplyTemplate(
  context: AdminContext,
  { id, key, version, ...typed }: ChangeReplyTemplateInput,
): Promise<void> {
  await changeOnce(context, key, {
    lock: (transaction, session) => lockTemplate(transaction, session, id),
    async change(template, { transaction }) {
      if (!template) throw noSuchTemplate();
      if (templateVersion(template) !== version) throw changedMeanwhile("This template");
      const fields = readFields(template.kind, typed);
      const others = await templatesOf(transaction, template.store_code, template.kind);
      requireTitle(
        others.filter((other) => other.id !== template.id),
        fields.title,
      );
      await transaction.updateTable("reply_template").set(fields).where("id", "=", template.id).execute();
      const changed = (["title", "text"] as const).filter((name) => fields[name] !== template[name]);
      return entry("reply-template.change", template, changed);
    },
  });
}

/** Deletes a template. @throws GraphQLError as `changeReplyTemplate` does */
export async function deleteReplyTemplate(
  context: AdminContext,
  { id, key, version }: DeleteReplyTemplateInput,
): Promise<void> {
  await changeOnce(context, key, {
    lock: (transaction, session) => lockTemplate(transaction, session, id),
    async change(template, { transaction }) {
      if (!template) throw noSuchTemplate();
      if (templateVersion(template) !== version) throw changedMeanwhile("This template");
      await transaction.deleteFrom("reply_template").where("id", "=", template.id).execute();
      return entry("reply-template.delete", template, []);
    },
  });
}

function readFields(kind: ReplyKind, typed: { title: string; text: string }) {
  const { maxLength, placeholders } = replyKinds[kind];
  const title = requireLine(typed.title, { field: "title", maxLength: MAX_TITLE_LENGTH });
  const text = requireText(typed.text, { field: "text", maxLength });
  checkPlaceholders(text, placeholders, "text");
  return { title, text };
}

function requireTitle(others: Pick<Template, "title">[], title: string): void {
  if (others.some((other) => other.title === title))
    throw alreadyExists("There's a template with this name already.", "title");
}

function templatesOf(transaction: Transaction, storeCode: string, kind: ReplyKind) {
  return transaction
    .selectFrom("reply_template")
    .select(["id", "title"])
    .where("store_code", "=", storeCode)
    .where("kind", "=", kind)
    .execute();
}

/** Locks a store's templates of a kind by the row that stands for them, so that their number and titles stay. */
async function lockKind(transaction: Transaction, store_code: string, kind: ReplyKind): Promise<void> {
  const key = { store_code, kind };
  await transaction
    .insertInto("reply_template_kind")
    .values(key)
    .onConflict((conflict) => conflict.columns(["store_code", "kind"]).doNothing())
    .execute();
  const row = transaction
    .selectFrom("reply_template_kind")
    .select("kind")
    .where("store_code", "=", store_code)
    .where("kind", "=", kind);
  await lockRows(transaction, row).execute();
}

/** Once it is deleted, the form that deleted it finds no template: sent twice, it acts once. */
async function lockTemplate(
  transaction: Transaction,
  session: StaffSession,
  id: string,
): Promise<Template | undefined> {
  const query = transaction
    .selectFrom("reply_template")
    .selectAll()
    .where("id", "=", rowId(id))
    .where("store_code", "in", session.storeCodes);
  const unlocked = await query.executeTakeFirst();
  if (!unlocked) return undefined;
  requireKind(session, unlocked.kind);
  await lockKind(transaction, unlocked.store_code, unlocked.kind);
  return query.executeTakeFirst();
}

function entry(
  action: "reply-template.create" | "reply-template.change" | "reply-template.delete",
  { id, store_code }: Pick<Template, "id" | "store_code">,
  changedFields: readonly string[],
) {
  const subject = { type: "reply-template" as const, id: String(id) };
  return { action, subject, storeCode: store_code, changedFields };
}

function noSuchTemplate() {
  return inputError("There's no such template. Please reload the page and try again.");
}
