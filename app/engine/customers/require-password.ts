import type { Row } from "../database/schema";
import type { EngineContext } from "../graphql/context";
import { authenticationError } from "../graphql/errors";
import { isPassword } from "./password";
import { mayTry, resetTries } from "./password-rate-limit";

const WRONG = "That's not your current password. Please check it and try again.";

/**
 * Requires the signed-in customer's password before a change that could take the account away from its owner.
 * @param field the input's name
 * @throws GraphQLError of category authentication, the same for a wrong password and too many attempts
 */
export async function requirePassword(
  asker: Pick<EngineContext, "db" | "storeCode" | "visitor" | "device">,
  { email, password_hash }: Pick<Row<"customer">, "email" | "password_hash">,
  typed: string,
  field = "password",
): Promise<void> {
  if (!(await mayTry(asker, email))) throw authenticationError(WRONG, field);
  if (!(await isPassword(typed, password_hash))) throw authenticationError(WRONG, field);
  await resetTries(asker, email);
}
