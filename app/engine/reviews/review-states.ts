/** The life of a review: which status may follow which. Only an approved one is shown and counted. */

export type ReviewStatus = "pending" | "approved" | "rejected";

/** What the shop decided can be changed later; nothing becomes undecided again. */
const transitions: Record<ReviewStatus, ReviewStatus[]> = {
  pending: ["approved", "rejected"],
  approved: ["rejected"],
  rejected: ["approved"],
};

/** Why the review cannot take that step; null when it can. */
export function reviewRefusal(status: string, next: ReviewStatus): string | null {
  if (!isStatus(status)) return "The review has an unknown status.";
  if (status === next) return `The review is already ${next}.`;
  return transitions[status].includes(next) ? null : `The review is ${status}; it can't become ${next}.`;
}

function isStatus(status: string): status is ReviewStatus {
  return Object.hasOwn(transitions, status);
}
