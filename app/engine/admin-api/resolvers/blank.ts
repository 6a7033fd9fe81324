import { changeBlank, createBlank, deleteBlank, moveBlankForStaff } from "../../blanks/change-blanks";
import { blankDetails, listBlanks } from "../../blanks/list-blanks";
import type { Resolvers } from "../resolvers.generated";

export const blankResolvers: Resolvers = {
  Query: {
    blanks: (_parent, { filter }, context) => listBlanks(context, filter ?? {}),
    blank: (_parent, { id }, context) => blankDetails(context, id),
  },
  Mutation: {
    async createBlank(_parent, { input }, context) {
      await createBlank(context, input);
      return true;
    },
    async changeBlank(_parent, { input }, context) {
      await changeBlank(context, input);
      return true;
    },
    async moveBlank(_parent, { input }, context) {
      await moveBlankForStaff(context, input);
      return true;
    },
    async deleteBlank(_parent, { input }, context) {
      await deleteBlank(context, input);
      return true;
    },
  },
};
