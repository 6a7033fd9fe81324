import { deleteAccount } from "../../account-deletion/delete-account";
import { sendDeletionCode } from "../../account-deletion/deletion-code";
import type { Resolvers } from "../resolvers.generated";

export const accountDeletionResolvers: Resolvers = {
  Mutation: {
    async sendAccountDeletionCode(_root, _arguments, context) {
      await sendDeletionCode(context);
      return true;
    },
    async deleteCustomerAccount(_root, { input }, context) {
      await deleteAccount(context, input);
      return true;
    },
  },
};
