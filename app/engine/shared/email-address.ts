import { inputError } from "../graphql/errors";

const FORM = /^[^\s\p{Cc}@,:;<>()[\]\\"]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/u;
const LONGEST = 254;
export const INVALID_EMAIL =
  "Please enter a valid email address and make sure it contains no leading/trailing spaces. For example johndoe@domain.com.";

/** An e-mail address, trimmed and in lower case. @throws GraphQLError of category input (specification §5) */
export function readEmail(typed: string): string {
  const email = parseEmail(typed);
  if (email === null) throw inputError(INVALID_EMAIL, "email");
  return email;
}

/** The same; null when it is none. */
export function parseEmail(typed: string): string | null {
  const email = typed.trim().toLowerCase();
  const isAddress = email.length <= LONGEST && FORM.test(email) && !email.includes("..");
  return isAddress ? email : null;
}
