import type { TimelineEntry } from "../admin-api/resolvers.generated";
import type { Connection, Row } from "../database/schema";

/** Entries that are shown; older ones are in the lists of the order's page. */
const MAX_EMAILS = 50;

/** What the shop and the buyer have written to each other about an order: emails, and replies to proofs. */
export async function buyerTimeline(db: Connection, { id }: Row<"sales_order">): Promise<TimelineEntry[]> {
  const [emails, proofs] = await Promise.all([
    db
      .selectFrom("mail_outbox")
      .select(["subject", "sent_at", "given_up_at", "expires_at"])
      .where("order_id", "=", id)
      .orderBy("id", "desc")
      .limit(MAX_EMAILS)
      .execute(),
    db
      .selectFrom("proof")
      .innerJoin("sales_order_item", "sales_order_item.id", "proof.order_item_id")
      .select(["proof.round", "proof.state", "proof.wish", "proof.sent_at", "proof.answered_at"])
      .select(["proof.answered_by", "sales_order_item.name"])
      .where("proof.order_id", "=", id)
      .orderBy("proof.id")
      .execute(),
  ]);
  return [
    ...emails.flatMap(({ subject, sent_at, given_up_at, expires_at }) => {
      const at = sent_at ?? given_up_at;
      const title = sent_at ? "Email sent" : "Email failed";
      return at === null ? [] : [{ at, title, text: expires_at === null ? subject : "A code", by: null }];
    }),
    ...proofs.flatMap(({ round, state, wish, sent_at, answered_at, answered_by, name }) => [
      ...(sent_at ? [{ at: sent_at, title: `Proof ${round} sent`, text: name, by: null }] : []),
      ...(answered_at
        ? [{ at: answered_at, title: replyTitle(round, state, answered_by), text: wish || name, by: null }]
        : []),
    ]),
  ];
}

/** A round with a wish is replaced by the next one. */
function replyTitle(round: number, state: string, by: string | null): string {
  if (state === "approved")
    return `Proof ${round} approved by ${by === "deadline" ? "its deadline" : "the buyer"}`;
  return `The buyer wants proof ${round} changed`;
}
