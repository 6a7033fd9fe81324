/** Validation of email addresses (specification §5); separate from the form rules because every page needs it. */

export const INVALID_EMAIL =
  "Please enter a valid email address and make sure it contains no leading/trailing spaces. For example johndoe@domain.com.";
export const MAX_EMAIL_LENGTH = 254;

const EMAIL = /^[^\s@,:;<>()[\]\\"]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

/** Checks one address as mail servers do: at most 254 characters, a domain with a dot. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text) && !text.includes("..");
}
