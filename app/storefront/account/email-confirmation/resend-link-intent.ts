/** Intent of the button that confirms; the form that requests a new link has no intent. */
export const CONFIRM_INTENT = "confirm";
