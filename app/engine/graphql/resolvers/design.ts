import { claimDesigns } from "../../designs/claim-designs";
import { ownDesigns } from "../../designs/own-designs";
import { readOwnDesign } from "../../designs/read-design";
import { saveDesign } from "../../designs/save-design";
import { viewDesign } from "../../designs/view-design";
import type { Resolvers } from "../resolvers.generated";

export const designResolvers: Resolvers = {
  Query: {
    designs: (_root, { pageSize, currentPage }, context) =>
      ownDesigns(context, { pageSize: pageSize ?? 20, currentPage: currentPage ?? 1 }),
    async design(_root, { id }, context) {
      const saved = await readOwnDesign(context, id);
      return saved && viewDesign(context, saved);
    },
  },
  Mutation: {
    async saveDesign(_root, { input }, context) {
      const outcome = await saveDesign(context, input);
      if ("code" in outcome) return { design: null, user_errors: [outcome] };
      return { design: await viewDesign(context, outcome), user_errors: [] };
    },
    async claimDesigns(_root, _arguments, context) {
      await claimDesigns(context);
      return true;
    },
  },
};
