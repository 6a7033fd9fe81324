import { listQuestions, staffQuestion } from "../../moderation/list-questions";
import { listReviews, staffReview } from "../../moderation/list-reviews";
import { moderateReviews } from "../../moderation/moderate-reviews";
import { replyToQuestion } from "../../moderation/reply-to-question";
import type { QuestionStatus } from "../../questions/question-states";
import type { ReviewStatus } from "../../reviews/review-states";
import { readCursor, readPageSize } from "../../shared/keyset-page";
import { requireSession } from "../admin-context";
import type { Resolvers } from "../resolvers.generated";

export const moderationResolvers: Resolvers = {
  Query: {
    async reviews(_parent, { status, pageSize, after }, context) {
      const { storeCodes } = await requireSession(context);
      const page = { pageSize: readPageSize(pageSize), after: readCursor(after) };
      const wanted = status.toLowerCase() as ReviewStatus;
      const { items, endCursor } = await listReviews(context.db, storeCodes, wanted, page);
      return { items: items.map(staffReview), end_cursor: endCursor };
    },
    async questions(_parent, { status, pageSize, after }, context) {
      const { storeCodes } = await requireSession(context);
      const page = { pageSize: readPageSize(pageSize), after: readCursor(after) };
      const wanted = status.toLowerCase() as QuestionStatus;
      const { items, endCursor } = await listQuestions(context.db, storeCodes, wanted, page);
      return { items: items.map(staffQuestion), end_cursor: endCursor };
    },
  },
  Mutation: {
    moderateReviews: (_parent, { ids, decision }, context) =>
      moderateReviews(context, ids, decision === "APPROVED" ? "approved" : "rejected"),
    async replyToQuestion(_parent, { input }, context) {
      await replyToQuestion(context, input);
      return true;
    },
  },
};
