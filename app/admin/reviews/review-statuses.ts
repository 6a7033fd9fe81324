import type { ReviewStatus } from "../documents.generated";

/** Statuses of reviews in words, the one to work on first. */
export const reviewStatuses: Record<ReviewStatus, string> = {
  PENDING: "To check",
  APPROVED: "Approved",
  REJECTED: "Rejected",
};
