/** The state machine of a question. Only a published one is shown. */

export type QuestionStatus = "pending" | "published" | "rejected";

/** A published answer can be edited, or withdrawn: then the question is to be answered again. */
const transitions: Record<QuestionStatus, QuestionStatus[]> = {
  pending: ["published", "rejected"],
  published: ["published", "rejected", "pending"],
  rejected: ["published"],
};

/** The reason the question cannot change to that status; null when it can. */
export function questionRejection(status: string, next: QuestionStatus): string | null {
  if (!isStatus(status)) return "The question has an unknown status.";
  return transitions[status].includes(next) ? null : `The question is ${status}; it can't become ${next}.`;
}

function isStatus(status: string): status is QuestionStatus {
  return Object.hasOwn(transitions, status);
}
