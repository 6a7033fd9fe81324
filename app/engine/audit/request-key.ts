import type { Connection } from "../database/schema";
import { inputError } from "../graphql/errors";
import { sha256 } from "../shared/secrets";
import type { StaffSession } from "../staff/staff-session";

const KEY_FORM = /^[\w-]{16,64}$/;

/**
 * What identifies one submission of a person's form, so that sending it twice acts once.
 * @param key random, made for the form
 * @throws GraphQLError of category input for a key that no form has
 */
export function requestKeyOf({ user }: StaffSession, key: string): string {
  if (!KEY_FORM.test(key)) throw inputError("Please reload the page and try again.");
  return sha256(`${user.id} ${key}`);
}

/** Whether the audit log has an entry of this submission already. */
export async function wasDone(transaction: Connection, requestKey: string): Promise<boolean> {
  const entry = await transaction
    .selectFrom("admin_audit")
    .select("id")
    .where("request_key", "=", requestKey)
    .executeTakeFirst();
  return entry !== undefined;
}
