/** Where the footer's form is sent to. */
export const SUBSCRIBE_PATH = "/newsletter/subscribe";

/** Field that says that the sender stays on its page and wants the answer alone. */
export const STAYS_HERE = "stays_here";

/** Specification §7 "Newsletter subscribe (footer)". */
export interface SubscribeResponse {
  status: boolean;
  message: string;
}
