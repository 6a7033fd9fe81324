import type { AdminContext } from "../admin-api/admin-context";
import type { OrderEmail } from "../admin-api/resolvers.generated";
import type { Connection, Row } from "../database/schema";
import { inputError } from "../graphql/errors";
import { isEmailKind } from "../mail/email-kinds";
import { queueMail } from "../mail/outbox";
import { rowId } from "../shared/row-id";
import { isAllowed, type StaffSession } from "../staff/staff-session";
import { changeOrder, type OrderForm } from "./change-order";
import { writeComment } from "./order-comment";

/** More are not listed. */
const MAX_LISTED = 50;

/** The emails of an order, newest first, without their texts: links in them let anybody act as the buyer. */
export async function orderEmails(
  db: Connection,
  session: StaffSession,
  { id }: Row<"sales_order">,
): Promise<OrderEmail[]> {
  const mayResend = isAllowed(session, "sales.emails");
  const rows = await db
    .selectFrom("mail_outbox")
    .select(["id", "subject", "recipient", "created_at", "sent_at", "given_up_at", "expires_at"])
    .where("order_id", "=", id)
    .orderBy("id", "desc")
    .limit(MAX_LISTED)
    .execute();
  return rows.map(({ id: emailId, subject, recipient, created_at, sent_at, given_up_at, expires_at }) => ({
    id: String(emailId),
    subject: expires_at === null ? subject : "A code",
    recipient,
    at: sent_at ?? created_at,
    state: sent_at ? "SENT" : given_up_at ? "FAILED" : "WAITING",
    can_resend: mayResend && expires_at === null && (sent_at ?? given_up_at) !== null,
  }));
}

/**
 * Queues an email of an order once more, as it was.
 * @returns the order's number
 * @throws GraphQLError of category input for another order's email, a code, one with a gift certificate that was
 * blocked or taken back, and one that is still being sent
 */
export function resendEmail(
  context: AdminContext,
  { email_id, ...form }: OrderForm & { email_id: string },
): Promise<string> {
  const options = { action: "order.email", changedFields: ["emails"], needsVersion: false } as const;
  return changeOrder(context, form, options, async (change) => {
    const { transaction, order } = change;
    const email = await transaction
      .selectFrom("mail_outbox")
      .selectAll()
      .where("id", "=", rowId(email_id))
      .where("order_id", "=", order.id)
      .executeTakeFirst();
    if (!email || order.email === "") throw inputError("We couldn't find that email.");
    if (email.expires_at !== null)
      throw inputError("A code can't be sent again. The buyer can request a new one.");
    if (email.sent_at === null && email.given_up_at === null)
      throw inputError("This email is still being sent.");
    if (await hasDeadCode(transaction, order, email))
      throw inputError("A gift certificate in this email no longer works, so it can't be sent again.");
    await queueMail(transaction, {
      storeCode: email.store_code,
      kind: isEmailKind(email.kind) ? email.kind : "order",
      recipient: email.recipient,
      subject: email.subject,
      text: email.text_body,
      html: email.html_body,
      replyTo: email.reply_to ?? undefined,
      unsubscribeUrl: email.unsubscribe_url ?? undefined,
      orderId: order.id,
    });
    return writeComment(change, "email", email.subject);
  });
}

/** Whether an email has the code of a gift certificate that was blocked or taken back; codes are known by their ends. */
async function hasDeadCode(
  db: Connection,
  { id }: Row<"sales_order">,
  { kind, text_body }: Row<"mail_outbox">,
): Promise<boolean> {
  if (kind !== "gift") return false;
  const dead = await db
    .selectFrom("gift_certificate")
    .innerJoin("gift_card", "gift_card.id", "gift_certificate.gift_card_id")
    .select("gift_card.code_ending")
    .where("gift_certificate.order_id", "=", id)
    .where(({ eb, or }) => or([eb("blocked_at", "is not", null), eb("taken_back_at", "is not", null)]))
    .execute();
  return dead.some(({ code_ending }) => text_body.includes(`-${code_ending}`));
}
