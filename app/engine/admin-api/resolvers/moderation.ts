import { decideSharedPhoto, decideSharedPhotos } from "../../moderation/decide-shared-photo";
import { listQuestions, oneQuestion, staffQuestions } from "../../moderation/list-questions";
import { listReviews, oneReview, staffReview } from "../../moderation/list-reviews";
import { listSharedPhotos, oneSharedPhoto, staffSharedPhoto } from "../../moderation/list-shared-photos";
import { moderateReviews } from "../../moderation/moderate-reviews";
import { rejectQuestions } from "../../moderation/reject-questions";
import { replyToQuestion } from "../../moderation/reply-to-question";
import type { QuestionStatus } from "../../questions/question-states";
import type { ReviewStatus } from "../../reviews/review-states";
import { readCursor, readPageSize, readTextCursor } from "../../shared/keyset-page";
import { rowId } from "../../shared/row-id";
import { requireSession } from "../admin-context";
import type { Resolvers } from "../resolvers.generated";

export const moderationResolvers: Resolvers = {
  Query: {
    async reviews(_parent, { status, search, pageSize, after, id }, context) {
      const { storeCodes } = await requireSession(context);
      const page = { pageSize: readPageSize(pageSize), after: readCursor(after) };
      const wanted = { status: status.toLowerCase() as ReviewStatus, search };
      const { items, endCursor } = id
        ? await oneReview(context.db, storeCodes, rowId(id))
        : await listReviews(context.db, storeCodes, wanted, page);
      return { items: items.map(staffReview), end_cursor: endCursor };
    },
    async questions(_parent, { status, search, pageSize, after, id }, context) {
      const { storeCodes } = await requireSession(context);
      const page = { pageSize: readPageSize(pageSize), after: readCursor(after) };
      const wanted = { status: status.toLowerCase() as QuestionStatus, search };
      const { items, endCursor } = id
        ? await oneQuestion(context.db, storeCodes, rowId(id))
        : await listQuestions(context.db, storeCodes, wanted, page);
      return { items: await staffQuestions(context.db, items), end_cursor: endCursor };
    },
    async sharedPhotos(_parent, { status, search, pageSize, after, id }, context) {
      const { db, settings } = context;
      const { storeCodes } = await requireSession(context);
      const wanted = { status, search, pageSize: readPageSize(pageSize), after: readTextCursor(after) };
      const { items, endCursor } = id
        ? await oneSharedPhoto(db, storeCodes, id)
        : await listSharedPhotos(db, storeCodes, wanted);
      return { items: items.map((row) => staffSharedPhoto(settings, row)), end_cursor: endCursor };
    },
  },
  Mutation: {
    moderateReviews: (_parent, { ids, decision }, context) =>
      moderateReviews(context, ids, decision === "APPROVED" ? "approved" : "rejected"),
    async replyToQuestion(_parent, { input }, context) {
      await replyToQuestion(context, input);
      return true;
    },
    rejectQuestions: (_parent, { ids }, context) => rejectQuestions(context, ids),
    decideSharedPhotos: (_parent, { ids, decision }, context) => decideSharedPhotos(context, ids, decision),
    async decideSharedPhoto(_parent, { input }, context) {
      await decideSharedPhoto(context, input);
      return true;
    },
  },
};
