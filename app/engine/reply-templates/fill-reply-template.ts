import { brandOf } from "~/brand/brands.server";
import { type AdminContext, requireSession } from "../admin-api/admin-context";
import type { ReplyKind } from "../admin-api/resolvers.generated";
import type { Connection } from "../database/schema";
import { inputError } from "../graphql/errors";
import { displayName } from "../mail/display-name";
import { rowId } from "../shared/row-id";
import { requireKind } from "./list-reply-templates";
import { fillPlaceholders } from "./placeholders";

/** What a template is filled from. */
interface Subject {
  storeCode: string;
  /** Null when it is not stored, or erased. */
  firstName: string | null;
  orderNumber?: string;
  product?: string;
}

/** For a person without a first name, as in "Hi there". */
const NAMELESS = "there";

const subjectReaders: Record<ReplyKind, (db: Connection, id: number) => Promise<Subject | null>> = {
  CLAIM: (db, id) => lineSubject(db, claimedLine(db, id)),
  PROOF: (db, id) => lineSubject(db, id),
  QUESTION: questionSubject,
  CONTACT_MESSAGE: messageSubject,
};

/**
 * A template filled in for the claim, the order line of a proof, the question or the contact message that it replies to.
 * @param subject id of what is replied to
 * @throws GraphQLError FORBIDDEN for a kind that the role may not send; of category input when the session does not see
 * one of the two, or they are of two stores
 */
export async function fillReplyTemplate(
  context: AdminContext,
  { id, subject: subjectId }: { id: string; subject: string },
): Promise<string> {
  const session = await requireSession(context);
  const template = await context.db
    .selectFrom("reply_template")
    .selectAll()
    .where("id", "=", rowId(id))
    .where("store_code", "in", session.storeCodes)
    .executeTakeFirst();
  if (!template) throw inputError("Please choose a template.", "template");
  requireKind(session, template.kind);
  const subject = await subjectReaders[template.kind](context.db, rowId(subjectId));
  if (!subject || ![template.store_code, ""].includes(subject.storeCode))
    throw inputError("This template can't be used here. Please reload the page and try again.", "template");
  return fillPlaceholders(template.text, {
    first_name: subject.firstName?.trim() || NAMELESS,
    order_number: subject.orderNumber,
    product: subject.product,
    shop: brandOf(context.settingsOf(template.store_code)).name,
    staff_name: session.user.name,
  });
}

/** Query of the id of a claim's order line. */
function claimedLine(db: Connection, claimId: number) {
  return db.selectFrom("order_claim").select("order_item_id").where("id", "=", claimId);
}

async function lineSubject(
  db: Connection,
  line: number | ReturnType<typeof claimedLine>,
): Promise<Subject | null> {
  const row = await db
    .selectFrom("sales_order_item")
    .innerJoin("sales_order", "sales_order.id", "sales_order_item.order_id")
    .select([
      "sales_order_item.name",
      "sales_order.number",
      "sales_order.store_code",
      "sales_order.billing_address",
    ])
    .where("sales_order_item.id", "=", line)
    .executeTakeFirst();
  if (!row) return null;
  return {
    storeCode: row.store_code,
    firstName: JSON.parse(row.billing_address).firstname ?? null,
    orderNumber: row.number,
    product: row.name,
  };
}

async function questionSubject(db: Connection, id: number): Promise<Subject | null> {
  const row = await db
    .selectFrom("product_question")
    .leftJoin("product", "product.sku", "product_question.sku")
    .select(["product_question.store_code", "product_question.nickname", "product.name"])
    .where("product_question.id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  return { storeCode: row.store_code, firstName: row.nickname, product: row.name ?? "" };
}

async function messageSubject(db: Connection, id: number): Promise<Subject | null> {
  const row = await db
    .selectFrom("contact_message")
    .select(["store_code", "name"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  return { storeCode: row.store_code, firstName: displayName(row.name)?.split(/\s+/)[0] ?? null };
}
