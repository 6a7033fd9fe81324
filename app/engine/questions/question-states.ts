/** The life of a question: which status may follow which. Only a published one is shown. */

export type QuestionStatus = "pending" | "published" | "rejected";

/** A published answer may be written anew. */
const transitions: Record<QuestionStatus, QuestionStatus[]> = {
  pending: ["published", "rejected"],
  published: ["published", "rejected"],
  rejected: ["published"],
};

/** Why the question cannot take that step; null when it can. */
export function questionRefusal(status: string, next: QuestionStatus): string | null {
  if (!isStatus(status)) return "The question has an unknown status.";
  return transitions[status].includes(next) ? null : `The question is ${status}; it can't become ${next}.`;
}

function isStatus(status: string): status is QuestionStatus {
  return Object.hasOwn(transitions, status);
}
