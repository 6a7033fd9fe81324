/** Distinguishes the button that requests a link from the form that sets a password. */
export const CREATE_LINK_INTENT = "send-link";
