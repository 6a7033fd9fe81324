/** Messages, verbatim from specification §8. */
export const LOGGED_IN = "You have successfully logged in.";
export const REGISTERED = "Your have successfully created your account.";
export const LOGGED_OUT = "You have successfully logged-out.";
export const NO_TOKEN =
  "The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.";
export const PASSWORD_SAVED = "Your password has been saved successfully.";

/** The same whether or not the account exists. */
export function passwordLinkSent(email: string): string {
  return `If there is an account associated with ${email} you will receive an email with a link to reset your password.`;
}
