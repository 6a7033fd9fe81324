import { type AdminContext, requireSession } from "../admin-api/admin-context";
import { changedMeanwhile } from "../admin-api/admin-errors";
import type {
  ModeratedEntries,
  ReplyToContactMessageInput,
  SetContactMessageStatusInput,
} from "../admin-api/resolvers.generated";
import { changeOnce } from "../audit/change-once";
import { recordAudit } from "../audit/record-audit";
import { lockRows } from "../database/dialect";
import type { Row, Transaction } from "../database/schema";
import { inputError } from "../graphql/errors";
import { queueMail } from "../mail/outbox";
import { moderateEntries } from "../moderation/moderate-entries";
import { replyKinds } from "../reply-templates/reply-kinds";
import { rowId } from "../shared/row-id";
import { requireText } from "../shared/typed-text";
import type { StaffSession } from "../staff/staff-session";
import { messageVersion } from "./message-details";
import { replyEmail } from "./reply-email";

/** Replies and changes of status after which a message gets no more replies. */
const MAX_CHANGES = 50;

type Message = Row<"contact_message">;

/**
 * Emails a reply to the sender of a message, with its entry in the audit log. A form that is sent twice acts once.
 * @throws GraphQLError of category input for a missing or too long text, and for no such message; CHANGED when the message
 * is not as the form showed it
 */
export async function replyToMessage(
  context: AdminContext,
  { id, version, key, text: typed, is_done }: ReplyToContactMessageInput,
): Promise<void> {
  const text = requireText(typed, { field: "text", maxLength: replyKinds.CONTACT_MESSAGE.maxLength });
  await changeOnce(context, key, {
    lock: (transaction, session) => lockMessage(transaction, session, id),
    async change(message, { transaction, session }) {
      requireVersion(message, version);
      if (message.version > MAX_CHANGES)
        throw inputError("This conversation is too long. Please continue by email.", "text");
      await transaction
        .insertInto("contact_reply")
        .values({
          message_id: message.id,
          admin_user_id: session.user.id,
          text,
          created_at: new Date().toISOString(),
        })
        .execute();
      await setStatus(transaction, message, is_done ? "done" : "open");
      const { store_code: storeCode, email: recipient } = message;
      const content = replyEmail(context.settingsOf(storeCode), message, text);
      await queueMail(transaction, { kind: "reply", storeCode, recipient, ...content });
      return entry("contact-message.reply", message, ["replies", "status"]);
    },
  });
  context.wakeMail();
}

/**
 * Marks a message as done, or reopens it, with its entry in the audit log. A form that is sent twice acts once.
 * @throws GraphQLError of category input for no such message; CHANGED when it is not as the form showed it
 */
export async function setMessageStatus(
  context: AdminContext,
  { id, version, key, status }: SetContactMessageStatusInput,
): Promise<void> {
  await changeOnce(context, key, {
    lock: (transaction, session) => lockMessage(transaction, session, id),
    async change(message, { transaction }) {
      requireVersion(message, version);
      await setStatus(transaction, message, status === "DONE" ? "done" : "open");
      const action = status === "DONE" ? "contact-message.done" : "contact-message.reopen";
      return entry(action, message, ["status"]);
    },
  });
}

/**
 * Marks several messages as done, each with its entry in the audit log; those that are done are left as they are, so that
 * a form that is sent twice acts once.
 * @throws GraphQLError of category input for none, too many, or one that the session does not see
 */
export async function closeMessages(
  context: AdminContext,
  ids: readonly string[],
): Promise<ModeratedEntries> {
  const session = await requireSession(context);
  return moderateEntries(ids, "messages", (id) =>
    context.db.transaction().execute(async (transaction) => {
      const message = await lockMessage(transaction, session, id);
      if (message.status === "done") return false;
      await setStatus(transaction, message, "done");
      await recordAudit(transaction, {
        userId: session.user.id,
        ...entry("contact-message.done", message, ["status"]),
      });
      return true;
    }),
  );
}

/** @throws GraphQLError of category input when the session does not see the message */
async function lockMessage(
  transaction: Transaction,
  { storeCodes }: StaffSession,
  id: string,
): Promise<Message> {
  const query = transaction
    .selectFrom("contact_message")
    .selectAll()
    .where("id", "=", rowId(id))
    .where("store_code", "in", storeCodes);
  const message = await lockRows(transaction, query).executeTakeFirst();
  if (!message) throw inputError("There's no such message. It may have been erased.");
  return message;
}

function requireVersion(message: Message, version: string): void {
  if (messageVersion(message) !== version) throw changedMeanwhile("This message");
}

/** Also counts the version up. */
async function setStatus(
  transaction: Transaction,
  { id, version, done_at }: Message,
  status: Message["status"],
): Promise<void> {
  const now = new Date().toISOString();
  await transaction
    .updateTable("contact_message")
    .set({ status, version: version + 1, done_at: status === "done" ? (done_at ?? now) : null })
    .where("id", "=", id)
    .execute();
}

function entry(
  action: "contact-message.reply" | "contact-message.done" | "contact-message.reopen",
  { id, store_code }: Message,
  changedFields: readonly string[],
) {
  const subject = { type: "contact-message" as const, id: String(id) };
  return { action, subject, storeCode: store_code, changedFields };
}
