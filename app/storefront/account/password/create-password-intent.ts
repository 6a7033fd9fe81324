/** Tells the button that asks for a link from the form that keeps a password. */
export const CREATE_LINK_INTENT = "send-link";
