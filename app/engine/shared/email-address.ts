import { inputError } from "../graphql/errors";

const FORM = /^[^\s\p{Cc}@,;<>()[\]\\"]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/u;
const LONGEST = 254;
const INVALID =
  "Please enter a valid email address and make sure it contains no leading/trailing spaces. For example johndoe@domain.com.";

/** An e-mail address, trimmed and in lower case. @throws GraphQLError of category input (specification §5) */
export function readEmail(typed: string): string {
  const email = typed.trim().toLowerCase();
  if (email.length > LONGEST || !FORM.test(email) || email.includes("..")) throw inputError(INVALID, "email");
  return email;
}
