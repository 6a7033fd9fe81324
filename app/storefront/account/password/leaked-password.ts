/** Checkbox that accepts a password from the list of leaked ones. */
export const KEEP_PASSWORD_FIELD = "keep_password";
export const LEAKED_PASSWORD =
  "This password, or one very close to it, has turned up in data leaks, so it’s easy to guess. Choose another, or check the box below to keep it.";
