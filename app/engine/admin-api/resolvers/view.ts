import { removeView, savedViews, saveView } from "../../staff/saved-views";
import type { Resolvers } from "../resolvers.generated";

export const viewResolvers: Resolvers = {
  Query: {
    savedViews: (_parent, _args, context) => savedViews(context),
  },
  Mutation: {
    saveView: (_parent, { input }, context) => saveView(context, input),
    removeView: (_parent, { id }, context) => removeView(context, id),
  },
};
