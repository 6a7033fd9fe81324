import { listPrivacyRequests } from "../../privacy-requests/list-privacy-requests";
import {
  closePrivacyRequest,
  recordPrivacyRequest,
  resendPrivacyLink,
} from "../../privacy-requests/manage-privacy-requests";
import { readCursor, readPageSize } from "../../shared/keyset-page";
import { requireSession } from "../admin-context";
import type { Resolvers } from "../resolvers.generated";

export const privacyRequestResolvers: Resolvers = {
  Query: {
    async privacyRequests(_parent, { state, search, pageSize, after }, context) {
      const { storeCodes } = await requireSession(context);
      return listPrivacyRequests(context.db, storeCodes, {
        state,
        search: (search ?? "").trim(),
        pageSize: readPageSize(pageSize),
        after: readCursor(after),
      });
    },
  },
  Mutation: {
    async recordPrivacyRequest(_parent, { input }, context) {
      await recordPrivacyRequest(context, input);
      return true;
    },
    async resendPrivacyLink(_parent, { input }, context) {
      await resendPrivacyLink(context, input);
      return true;
    },
    async closePrivacyRequest(_parent, { input }, context) {
      await closePrivacyRequest(context, input);
      return true;
    },
  },
};
