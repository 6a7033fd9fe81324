import {
  changeReplyTemplate,
  createReplyTemplate,
  deleteReplyTemplate,
} from "../../reply-templates/change-reply-templates";
import { fillReplyTemplate } from "../../reply-templates/fill-reply-template";
import { listReplyTemplates } from "../../reply-templates/list-reply-templates";
import type { Resolvers } from "../resolvers.generated";

export const replyTemplateResolvers: Resolvers = {
  Query: {
    replyTemplates: (_parent, { kind }, context) => listReplyTemplates(context, kind ?? null),
    filledReplyTemplate: (_parent, wanted, context) => fillReplyTemplate(context, wanted),
  },
  Mutation: {
    async createReplyTemplate(_parent, { input }, context) {
      await createReplyTemplate(context, input);
      return true;
    },
    async changeReplyTemplate(_parent, { input }, context) {
      await changeReplyTemplate(context, input);
      return true;
    },
    async deleteReplyTemplate(_parent, { input }, context) {
      await deleteReplyTemplate(context, input);
      return true;
    },
  },
};
