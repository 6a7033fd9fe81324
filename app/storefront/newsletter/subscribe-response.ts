/** The action of the footer's form. */
export const SUBSCRIBE_PATH = "/newsletter/subscribe";

/** Field that requests the response as data, because the sender stays on its page. */
export const STAYS_HERE = "stays_here";

/** Field with the id of the form's email field, to which the page returns when the email was rejected. */
export const NEWSLETTER_FORM = "newsletter_form";

/** Specification §7 "Newsletter subscribe (footer)". */
export interface SubscribeResponse {
  status: boolean;
  message: string;
}

/** Id of the email field in the footer's form. */
export const SUBSCRIBE_FIELD = "subscribe-email";
