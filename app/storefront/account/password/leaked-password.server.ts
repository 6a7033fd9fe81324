import type { FieldErrors } from "remix-validated-form";
import { KEEP_PASSWORD_FIELD, LEAKED_PASSWORD } from "./leaked-password";

/**
 * Warns about a password known from published leaks; the checkbox accepts it anyway. The first call loads the list (0.1
 * s) into 4 MB of memory.
 * @returns the error of the field `password`; null when the password is acceptable
 */
export async function leakedPasswordError(form: FormData, password: string): Promise<FieldErrors | null> {
  if (form.has(KEEP_PASSWORD_FIELD) || !(await isLeaked(password))) return null;
  return { password: LEAKED_PASSWORD };
}

let list: Promise<ReadonlySet<string>> | undefined;

/** Ignores case, and symbols that people append to satisfy password rules. */
async function isLeaked(password: string): Promise<boolean> {
  list ??= readList();
  const leaked = await list;
  const lowerCase = password.toLowerCase();
  return leaked.has(lowerCase) || leaked.has(lowerCase.replace(/[^\p{L}\p{N}]+$/u, ""));
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
}
