import { closeMessages, replyToMessage, setMessageStatus } from "../../contact-management/change-message";
import { findMessages } from "../../contact-management/find-messages";
import { messageDetails } from "../../contact-management/message-details";
import { scopeOf } from "../../order-management/order-scope";
import { readCursor, readPageSize } from "../../shared/keyset-page";
import { rowId } from "../../shared/row-id";
import { requireSession } from "../admin-context";
import type { Resolvers } from "../resolvers.generated";

export const contactMessageResolvers: Resolvers = {
  Query: {
    async contactMessages(_parent, { filter, pageSize, after }, context) {
      const scope = scopeOf(await requireSession(context));
      const page = { pageSize: readPageSize(pageSize), after: readCursor(after) };
      return findMessages(context.db, scope, filter ?? {}, page);
    },
    async contactMessage(_parent, { id }, context) {
      const { storeCodes } = await requireSession(context);
      return messageDetails(context.db, storeCodes, rowId(id));
    },
  },
  Mutation: {
    async replyToContactMessage(_parent, { input }, context) {
      await replyToMessage(context, input);
      return true;
    },
    async setContactMessageStatus(_parent, { input }, context) {
      await setMessageStatus(context, input);
      return true;
    },
    closeContactMessages: (_parent, { ids }, context) => closeMessages(context, ids),
  },
};
