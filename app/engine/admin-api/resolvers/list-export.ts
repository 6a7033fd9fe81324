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
  exportSharedPhotos,
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
    exportReviews: (_parent, { status, search }, context) =>
      exportReviews(context, { status: status.toLowerCase() as ReviewStatus, search }),
    exportQuestions: (_parent, { status, search }, context) =>
      exportQuestions(context, { status: status.toLowerCase() as QuestionStatus, search }),
    exportSharedPhotos: (_parent, wanted, context) => exportSharedPhotos(context, wanted),
    exportBlanks: (_parent, { filter }, context) => exportBlanks(context, filter ?? {}),
    exportAbandonedCarts: (_parent, { filter }, context) => exportAbandonedCarts(context, filter ?? {}),
    exportPrivacyRequests: (_parent, { state, search }, context) =>
      exportPrivacyRequests(context, state, (search ?? "").trim()),
    exportAuditLog: (_parent, { filter }, context) => exportAuditLog(context, filter ?? {}),
  },
};
