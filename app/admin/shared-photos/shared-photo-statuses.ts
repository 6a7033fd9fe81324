import type { SharedPhotoDecision, SharedPhotoStatus } from "../documents.generated";

/** Statuses of shared photos in words, the one to work on first. */
export const sharedPhotoStatuses: Record<SharedPhotoStatus, string> = {
  PENDING: "To check",
  APPROVED: "Published",
  REJECTED: "Not published",
  WITHDRAWN: "Withdrawn by the customer",
};

/** Shown after each decision. */
export const decisionResults: Record<SharedPhotoDecision, string> = {
  APPROVED: "The photo is now on the website.",
  REJECTED: "The photo isn't on the website.",
  WITHDRAWN: "The photo isn't on the website, and can't be published again.",
};

/** The decisions about a photo of each status, with their buttons. A withdrawal is final. */
export const decisionsFor: Record<SharedPhotoStatus, [decision: SharedPhotoDecision, title: string][]> = {
  PENDING: [
    ["APPROVED", "Publish on the website"],
    ["REJECTED", "Reject"],
  ],
  APPROVED: [["REJECTED", "Take it down"]],
  REJECTED: [["APPROVED", "Publish on the website"]],
  WITHDRAWN: [],
};

/** The decisions about several photos of a status at once. */
export const togetherFor: typeof decisionsFor = {
  PENDING: [
    ["APPROVED", "Publish the checked ones"],
    ["REJECTED", "Reject the checked ones"],
  ],
  APPROVED: [["REJECTED", "Take the checked ones down"]],
  REJECTED: [["APPROVED", "Publish the checked ones"]],
  WITHDRAWN: [],
};
