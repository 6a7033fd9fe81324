/** Tells the button that confirms from the form that asks for a new link. */
export const CONFIRM_INTENT = "confirm";

/** Why an address could not be confirmed. */
export interface ConfirmProblem {
  message: string;
  /** The link works for who is signed in. */
  helpsToSignIn: boolean;
}
