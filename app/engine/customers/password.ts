import { hash, verify } from "@node-rs/argon2";
import { inputError } from "../graphql/errors";

/** Argon2id, the library's default, with 19 MiB and two passes (OWASP); runs in a worker thread, off the event loop. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MIN_LENGTH = 8;
const MAX_LENGTH = 255;
const CLASSES = [/[A-Z]/, /[a-z]/, /[0-9]/, /[^A-Za-z0-9\s]/];
const RULE =
  "Please enter atleast 8 characters. It should be combination of any three of four - one capital letter/one small letter/one special character/one numeric character. Leading or trailing spaces will be ignored.";

/** A new password, trimmed. @throws GraphQLError of category input (specification §5) */
export function readNewPassword(typed: string, field = "password"): string {
  const password = typed.trim();
  const classes = CLASSES.filter((pattern) => pattern.test(password)).length;
  if (password.length < MIN_LENGTH || classes < 3) throw inputError(RULE, field);
  if (password.length > MAX_LENGTH)
    throw inputError(`Please enter no more than ${MAX_LENGTH} characters.`, field);
  return password;
}

/** Hash to store for a password, including salt and cost. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Stored for customers without a password, such as those of a social account; matches no password. */
export const NO_PASSWORD = "";

/** Hash of an arbitrary password, for logins without an account. */
let nobodysHash: Promise<string> | undefined;

/**
 * Verifies a password. Without a hash (no such account, no password) the same work is done, so that the response time
 * reveals nothing.
 */
export async function isPassword(typed: string, hashed: string | null): Promise<boolean> {
  const password = typed.trim();
  nobodysHash ??= hashPassword("nobody");
  const matches = await verify(hashed || (await nobodysHash), password.slice(0, MAX_LENGTH));
  return matches && Boolean(hashed) && password.length <= MAX_LENGTH;
}
