import { salesOfToday, today } from "../../order-management/today";
import type { Resolvers } from "../resolvers.generated";

export const todayResolvers: Resolvers = {
  Query: {
    today: (_parent, _args, context) => today(context),
    salesOfToday: (_parent, _args, context) => salesOfToday(context),
  },
};
