import {
  confirmPrivacyRequest,
  isErased,
  readPrivacyRequest,
} from "../../privacy-requests/confirm-privacy-request";
import type { Resolvers } from "../resolvers.generated";

export const privacyRequestResolvers: Resolvers = {
  Query: {
    async privacyRequest(_root, { token }, context) {
      const request = await readPrivacyRequest(context, token);
      return (
        request && {
          kind: request.kind === "export" ? "EXPORT" : "ERASE",
          order_number: request.number,
          is_erased: isErased(request),
        }
      );
    },
  },
  Mutation: {
    confirmPrivacyRequest: async (_root, { token }, context) => ({
      file: await confirmPrivacyRequest(context, token),
    }),
  },
};
