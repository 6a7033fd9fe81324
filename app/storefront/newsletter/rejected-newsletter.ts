import type { ShopMessage } from "../shell/flash.server";
import { SUBSCRIBE_FIELD } from "./subscribe-response";

/** What was typed without JavaScript and rejected, with the reason. */
export interface RejectedNewsletter {
  email: string;
  message: string;
}

/** Returns what was typed into the form whose field has that id, when the page's message says why it was rejected. */
export function rejectedNewsletter(
  message: ShopMessage | null | undefined,
  field = SUBSCRIBE_FIELD,
): RejectedNewsletter | undefined {
  const rejected = message?.newsletter;
  return rejected?.field === field ? { email: rejected.email, message: message?.text ?? "" } : undefined;
}
