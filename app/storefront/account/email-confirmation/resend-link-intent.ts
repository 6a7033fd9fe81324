/** Tells the button that confirms from the form that asks for a new link. */
export const CONFIRM_INTENT = "confirm";
