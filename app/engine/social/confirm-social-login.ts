import { claimAccount } from "../customers/claim-account";
import type { Row, Transaction } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { inputError } from "../graphql/errors";
import type { SocialLoginOutput } from "../graphql/resolvers.generated";
import { isCode } from "../shared/mailed-code";
import { loggedIn } from "./log-in-by-network";
import { isSource, type SocialSource } from "./network-person";
import { mayInviteNewCustomer, openSocialAccount } from "./open-social-account";
import { countTry } from "./social-check";
import { connect, findBySocialLogin } from "./social-logins";

const WRONG = "That code is wrong or has expired. Please check it or request a new one.";

/** A check with a verified code. */
type ProvenCheck = Row<"social_check"> & { source: SocialSource; email: string };

/**
 * Signs in with the code of a check, once: links the network's account to the account with the confirmed address, or
 * creates one.
 * @throws GraphQLError of category input, the same for an unknown check, a wrong code and an expired one
 */
export async function confirmSocialLogin(
  context: EngineContext,
  checkId: string,
  code: string,
): Promise<SocialLoginOutput> {
  const check = await countTry(context.db, context.storeCode, checkId);
  if (!check || !isProven(check) || !isCode(context.settings, check.id, code, check.code_hash))
    throw inputError(WRONG, "code");
  const mayInvite = await mayInviteNewCustomer(context, check);
  const customer = await context.db.transaction().execute(async (transaction) => {
    if (!(await isConsumedNow(transaction, check.id))) return null;
    return (
      (await findBySocialLogin(transaction, context.storeCode, check)) ??
      (await openSocialAccount(transaction, context, check, mayInvite)) ??
      (await connectAccount(transaction, context, check))
    );
  });
  if (!customer) throw inputError(WRONG, "code");
  return loggedIn(context, customer);
}

function isProven(check: Row<"social_check">): check is ProvenCheck {
  return check.email !== null && isSource(check.source);
}

/** False for the second of two concurrent uses of the code. */
async function isConsumedNow(transaction: Transaction, checkId: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom("social_check")
    .where("id", "=", checkId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

async function connectAccount(transaction: Transaction, context: EngineContext, check: ProvenCheck) {
  const customer = await transaction
    .selectFrom("customer")
    .selectAll()
    .where("store_code", "=", check.store_code)
    .where("email", "=", check.email)
    .executeTakeFirstOrThrow();
  await claimAccount(transaction, context, customer);
  await connect(transaction, customer, check);
  return customer;
}
