import { requireCustomer } from "../../customers/require-customer";
import { confirmSocialLogin } from "../../social/confirm-social-login";
import { logInByNetwork } from "../../social/log-in-by-network";
import { sendSocialCode } from "../../social/send-social-code";
import { disconnect, listConnections } from "../../social/social-logins";
import type { Resolvers } from "../resolvers.generated";

export const socialResolvers: Resolvers = {
  Mutation: {
    createCustomerBySocialLogin: (_root, { input }, context) => logInByNetwork(context, input),
    async sendSocialLoginCode(_root, { check_id, email }, context) {
      return { email: await sendSocialCode(context, check_id, email) };
    },
    confirmSocialLogin: (_root, { check_id, code }, context) => confirmSocialLogin(context, check_id, code),
    async disconnectSocialLogin(_root, { login_source }, context) {
      const { id } = await requireCustomer(context);
      return disconnect(context.db, id, login_source);
    },
  },
  Customer: {
    async social_logins(_customer, _arguments, context) {
      const { id } = await requireCustomer(context);
      const connections = await listConnections(context.db, id);
      return connections.map(({ source, name, created_at }) => ({ login_source: source, name, created_at }));
    },
  },
};
