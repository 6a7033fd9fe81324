import type { QuestionStatus } from "../documents.generated";

/** Statuses of questions in words, the one to work on first. */
export const questionStatuses: Record<QuestionStatus, string> = {
  PENDING: "To answer",
  PUBLISHED: "Published",
  REJECTED: "Rejected",
};
