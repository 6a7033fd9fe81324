import {
  exportAbandonedCarts,
  exportAuditLog,
  exportBlanks,
  exportContactMessages,
  exportCustomers,
  exportDraftOrders,
  exportGiftCards,
  exportPrivacyRequests,
  exportQuestions,
  exportReviews,
} from "../../list-exports/exported-lists";
import type { QuestionStatus } from "../../questions/question-states";
import type { ReviewStatus } from "../../reviews/review-states";
import type { Resolvers } from "../resolvers.generated";

export const listExportResolvers: Resolvers = {
  Mutation: {
    exportCustomers: (_parent, { search, filter }, context) => exportCustomers(context, search, filter ?? {}),
    exportGiftCards: (_parent, { filter }, context) => exportGiftCards(context, filter ?? {}),
    exportDraftOrders: (_parent, { filter }, context) => exportDraftOrders(context, filter ?? {}),
    exportContactMessages: (_parent, { filter }, context) => exportContactMessages(context, filter ?? {}),
    exportReviews: (_parent, { status }, context) =>
      exportReviews(context, status.toLowerCase() as ReviewStatus),
    exportQuestions: (_parent, { status }, context) =>
      exportQuestions(context, status.toLowerCase() as QuestionStatus),
    exportBlanks: (_parent, _variables, context) => exportBlanks(context),
    exportAbandonedCarts: (_parent, { filter }, context) => exportAbandonedCarts(context, filter ?? {}),
    exportPrivacyRequests: (_parent, { state, search }, context) =>
      exportPrivacyRequests(context, state, (search ?? "").trim()),
    exportAuditLog: (_parent, { filter }, context) => exportAuditLog(context, filter ?? {}),
  },
};
