import { confirmedEmailAt } from "../customers/email-confirmed";
import type { Row, Transaction } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { mayReceive } from "../mail/email-rate-limit";
import { queueShortEmail } from "../mail/queue-short-email";
import { isWithinLimit } from "../shared/database-limiter";
import { rateLimits } from "../shared/rate-limits";
import { shopAddress } from "../shared/shop-address";

/**
 * Records a new comment for the design's owner, and emails a customer with a confirmed address: once until they have read
 * the comments, and once an hour at most. The email quotes nothing that a stranger has written.
 */
export async function notifyOwner(
  transaction: Transaction,
  context: Pick<EngineContext, "settings" | "storeCode">,
  design: Row<"design">,
): Promise<void> {
  const isEmailed = design.is_comment_emailed === 1 || (await emailOwner(transaction, context, design));
  await transaction
    .updateTable("design")
    .set({ has_new_comments: 1, is_comment_emailed: Number(isEmailed) })
    .where("id", "=", design.id)
    .execute();
}

/** @returns whether an email was queued */
async function emailOwner(
  db: Transaction,
  { settings, storeCode }: Pick<EngineContext, "settings" | "storeCode">,
  { id, name, customer_id }: Row<"design">,
): Promise<boolean> {
  if (customer_id === null) return false;
  const customer = await db
    .selectFrom("customer")
    .selectAll()
    .where("id", "=", customer_id)
    .executeTakeFirstOrThrow();
  if (!confirmedEmailAt(customer)) return false;
  if (!(await isWithinLimit(db, rateLimits.commentEmails, id))) return false;
  if (!(await mayReceive({ db, storeCode }, "design-comment", customer.email))) return false;
  const title = name === null ? "the design you shared" : `“${name}”`;
  await queueShortEmail(db, settings, {
    kind: "account",
    storeCode,
    recipient: customer.email,
    subject: "New comment on your design",
    heading: "Someone commented on your design",
    paragraphs: [
      `There's a new comment on ${title}.`,
      "You can mark comments as resolved, delete them or close comments on the design's page. We won't email you about further comments until you've read this one.",
    ],
    button: {
      label: "Read the comment",
      url: shopAddress(settings, `/customer/account/my-saved-design/${id}#comments`),
    },
    footnote: "You're getting this email because you shared this design by link.",
  });
  return true;
}
