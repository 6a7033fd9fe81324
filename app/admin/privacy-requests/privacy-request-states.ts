import type { PrivacyRequestState } from "../documents.generated";

/** States of requests in words. */
export const privacyRequestStates: Record<PrivacyRequestState, string> = {
  WAITING: "Waiting for the guest",
  DONE: "Done",
  CLOSED: "Closed",
};

/** What the page says after each of its forms. */
export const privacyDoneTexts: Record<string, string> = {
  record: "The request is recorded, and the link is on its way to the guest.",
  resend: "A new link is on its way to the guest.",
  close: "The request is closed.",
};
