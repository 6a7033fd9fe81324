import { deleteAccount } from "../../leaving/delete-account";
import { sendLeavingCode } from "../../leaving/leaving-code";
import type { Resolvers } from "../resolvers.generated";

export const leavingResolvers: Resolvers = {
  Mutation: {
    async sendLeavingCode(_root, _arguments, context) {
      await sendLeavingCode(context);
      return true;
    },
    async deleteCustomerAccount(_root, { input }, context) {
      await deleteAccount(context, input);
      return true;
    },
  },
};
