/** Distinguishes the button that confirms from the form that requests a new link. */
export const CONFIRM_INTENT = "confirm";
