import {
  exportAuditLog,
  exportBlanks,
  exportContactMessages,
  exportCustomers,
  exportDraftOrders,
  exportGiftCards,
  exportQuestions,
  exportReviews,
  exportSharedPhotos,
} from "../../list-exports/exported-lists";
import type { QuestionStatus } from "../../questions/question-states";
import type { ReviewStatus } from "../../reviews/review-states";
import type { Resolvers } from "../resolvers.generated";

export const listExportResolvers: Resolvers = {
  Mutation: {
    exportCustomers: (_parent, { search }, context) => exportCustomers(context, search ?? ""),
    exportGiftCards: (_parent, { filter }, context) => exportGiftCards(context, filter ?? {}),
    exportDraftOrders: (_parent, { filter }, context) => exportDraftOrders(context, filter ?? {}),
    exportContactMessages: (_parent, { filter }, context) => exportContactMessages(context, filter ?? {}),
    exportReviews: (_parent, { status, search }, context) =>
      exportReviews(context, { status: status.toLowerCase() as ReviewStatus, search }),
    exportQuestions: (_parent, { status, search }, context) =>
      exportQuestions(context, { status: status.toLowerCase() as QuestionStatus, search }),
    exportSharedPhotos: (_parent, wanted, context) => exportSharedPhotos(context, wanted),
    exportBlanks: (_parent, { filter }, context) => exportBlanks(context, filter ?? {}),
    exportAuditLog: (_parent, { filter }, context) => exportAuditLog(context, filter ?? {}),
  },
};
