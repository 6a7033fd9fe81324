import { type AdminContext, requireSession } from "../admin-api/admin-context";
import type { CreateDraftOrderInput } from "../admin-api/resolvers.generated";
import { changeOnce, requestKeyOf } from "../audit/change-once";
import { lockOwnRow } from "../audit/lock-own-row";
import { updateCart } from "../carts/change-cart";
import { insertCart } from "../carts/create-cart";
import { customerById } from "../customer-management/customer-scope";
import { confirmedEmailAt } from "../customers/email-confirmed";
import { findCustomerByEmail } from "../customers/find-customer";
import type { Connection, Row, Transaction } from "../database/schema";
import { inputError } from "../graphql/errors";
import { readEmail } from "../shared/email-address";
import { randomId } from "../shared/secrets";
import type { StaffSession } from "../staff/staff-session";

interface DraftOwner {
  storeCode: string;
  /** Null: a guest with that email address. */
  customer: Row<"customer"> | null;
  email: string;
}

/**
 * Starts an empty draft order, with its entry in the audit log. A form that is sent twice starts one.
 * @returns its id
 * @throws GraphQLError of category input that names the field
 */
export async function createDraft(context: AdminContext, input: CreateDraftOrderInput): Promise<string> {
  const session = await requireSession(context);
  const owner = await readOwner(context.db, session, input);
  await changeOnce(context, input.key, {
    lock: lockOwnRow,
    async change(_subject, { transaction, session: { user } }) {
      const id = await insertDraft(transaction, owner, user.id);
      return {
        action: "draft-order.create",
        subject: { type: "draft-order", id: String(id) },
        storeCode: owner.storeCode,
      };
    },
  });
  return startedDraft(context.db, requestKeyOf(session, input.key));
}

/** An account of another store, or one that has not confirmed its address, is not what an email address means. */
async function readOwner(
  db: Connection,
  session: StaffSession,
  { customer_id, email, store_code }: CreateDraftOrderInput,
): Promise<DraftOwner> {
  if (customer_id) {
    const customer = await customerById(db, session, customer_id);
    if (!customer) throw inputError("There's no such customer.");
    return { storeCode: customer.store_code, customer, email: customer.email };
  }
  if (!session.storeCodes.includes(store_code)) throw inputError("Please choose a store.", "store");
  const address = readEmail(email ?? "");
  const customer = await findCustomerByEmail(db, store_code, address);
  const isTheirs = customer !== undefined && confirmedEmailAt(customer) !== null;
  return { storeCode: store_code, customer: isTheirs ? customer : null, email: address };
}

/** Inserts the draft and its cart, which no shopper can use. */
async function insertDraft(
  transaction: Transaction,
  { customer, email, storeCode }: DraftOwner,
  userId: number,
): Promise<number> {
  const cart = await insertCart(transaction, { id: randomId(), storeCode, customer });
  if (!cart) throw new Error("A random cart id was taken.");
  await updateCart(transaction, cart.id, { is_active: 0, email });
  const { id } = await transaction
    .insertInto("draft_order")
    .values({
      cart_id: cart.id,
      store_code: storeCode,
      admin_user_id: userId,
      comment: "",
      discount_reason: "",
      granted_cents: 0,
      version: 1,
      created_at: cart.created_at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The id of the draft that the form started, now or when it was sent before. */
async function startedDraft(db: Connection, requestKey: string): Promise<string> {
  const { subject_id } = await db
    .selectFrom("admin_audit")
    .select("subject_id")
    .where("request_key", "=", requestKey)
    .executeTakeFirstOrThrow();
  return subject_id ?? "";
}
