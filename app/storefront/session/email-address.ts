/** What the shop takes for an e-mail address (specification §5); apart from the rules of forms, as every page needs it. */

export const INVALID_EMAIL =
  "Please enter a valid email address and make sure it contains no leading/trailing spaces. For example johndoe@domain.com.";
export const MAX_EMAIL_LENGTH = 254;

const EMAIL = /^[^\s@,:;<>()[\]\\"]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

/** One address as mail servers take it: at most 254 characters, a domain with a dot. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text) && !text.includes("..");
}
