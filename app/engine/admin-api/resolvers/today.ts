import { resendFailedEmail } from "../../order-management/resend-failed-email";
import { salesOfToday, today } from "../../order-management/today";
import type { Resolvers } from "../resolvers.generated";

export const todayResolvers: Resolvers = {
  Query: {
    today: (_parent, _args, context) => today(context),
    salesOfToday: (_parent, _args, context) => salesOfToday(context),
  },
  Mutation: {
    async resendFailedEmail(_parent, { id, key }, context) {
      await resendFailedEmail(context, { id, key });
      return true;
    },
  },
};
