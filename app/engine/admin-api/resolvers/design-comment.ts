import { commentsForStaff, deleteCommentsForStaff } from "../../design-comments/comments-for-staff";
import type { Resolvers } from "../resolvers.generated";

export const designCommentResolvers: Resolvers = {
  Query: {
    commentedDesign: (_parent, { link }, context) => commentsForStaff(context, link),
  },
  Mutation: {
    deleteDesignComments: (_parent, input, context) => deleteCommentsForStaff(context, input),
  },
};
