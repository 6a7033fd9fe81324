/** The state machine of a review. Only an approved one is shown and counted. */

export type ReviewStatus = "pending" | "approved" | "rejected";

/** A decision can be changed later, but not undone. */
const transitions: Record<ReviewStatus, ReviewStatus[]> = {
  pending: ["approved", "rejected"],
  approved: ["rejected"],
  rejected: ["approved"],
};

/** The reason the review cannot change to that status; null when it can. */
export function reviewRejection(status: string, next: ReviewStatus): string | null {
  if (!isStatus(status)) return "The review has an unknown status.";
  if (status === next) return `The review is already ${next}.`;
  return transitions[status].includes(next) ? null : `The review is ${status}; it can't become ${next}.`;
}

function isStatus(status: string): status is ReviewStatus {
  return Object.hasOwn(transitions, status);
}
