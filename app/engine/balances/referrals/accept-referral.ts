import { readReferCode } from "../../customers/refer-code";
import { requireCustomer } from "../../customers/require-customer";
import type { Row } from "../../database/schema";
import type { EngineContext } from "../../graphql/context";
import { hasOrdered } from "../../orders/has-ordered";
import { mailboxOf } from "../../shared/same-person";

/** Maximum age of an account that counts as new. */
const NEW_MILLISECONDS = 24 * 60 * 60 * 1000;

/**
 * Records the referrer of the current customer: once, only for a new account without orders, and never oneself.
 * @returns false when the code does not count
 * @throws GraphQLError of category authorization for guests
 */
export async function acceptReferral(context: EngineContext, code: string): Promise<boolean> {
  const friend = await requireCustomer(context);
  const referrer = await findReferrer(context, code);
  if (!referrer || isSamePerson(friend, referrer) || !isNew(friend)) return false;
  const { id: customerId, email } = friend;
  if (await hasOrdered(context.db, context.storeCode, { customerId, email })) return false;
  const recorded = await context.db
    .insertInto("referral")
    .values({
      friend_id: friend.id,
      referrer_id: referrer.id,
      store_code: context.storeCode,
      status: "waiting",
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column("friend_id").doNothing())
    .returning("friend_id")
    .executeTakeFirst();
  return recorded !== undefined;
}

async function findReferrer(context: EngineContext, code: string): Promise<Row<"customer"> | undefined> {
  const id = readReferCode(context, code);
  if (id === null) return undefined;
  return context.db
    .selectFrom("customer")
    .selectAll()
    .where("id", "=", id)
    .where("store_code", "=", context.storeCode)
    .executeTakeFirst();
}

function isSamePerson(friend: Row<"customer">, referrer: Row<"customer">): boolean {
  return friend.id === referrer.id || mailboxOf(friend.email) === mailboxOf(referrer.email);
}

function isNew({ created_at }: Row<"customer">): boolean {
  return Date.now() - Date.parse(created_at) < NEW_MILLISECONDS;
}
