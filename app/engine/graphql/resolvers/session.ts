import { createCustomerByCode } from "../../customers/create-customer-by-code";
import { revokeToken } from "../../customers/customer-token";
import { logIn } from "../../customers/log-in";
import { logInUniversally, PASSWORD_REMOVED } from "../../customers/log-in-universally";
import { requestLoginCode, requestRegistrationCode } from "../../customers/request-login-code";
import { requireCustomer } from "../../customers/require-customer";
import { viewCustomer } from "../../customers/view-customer";
import { closeSession, closeSessions } from "../../sessions/close-sessions";
import { listSessions } from "../../sessions/list-sessions";
import { startSession } from "../../sessions/start-session";
import { confirmPerson } from "../../shared/person-confirmation";
import type { Resolvers } from "../resolvers.generated";

/** Signing in and out, and a customer's sessions. */
export const sessionResolvers: Resolvers = {
  Mutation: {
    async generateCustomerToken(_root, login, context) {
      const { token, priceCode } = await logIn(context, login);
      return { token, cachePrice: priceCode };
    },
    loginByEmailOtpData: (_root, { email, recaptcha_response }, context) =>
      requestLoginCode(context, email, recaptcha_response),
    loginUniversalpassword: (_root, login, context) => logInUniversally(context, login),
    requestRegistrationCode: (_root, { email, recaptcha_response }, context) =>
      requestRegistrationCode(context, email, recaptcha_response),
    async createCustomerByCode(_root, { input }, context) {
      const { customer, token, isNew, isPasswordRemoved } = await createCustomerByCode(context, input);
      return {
        customer: viewCustomer(customer),
        customer_token: token,
        is_new: isNew,
        message: isPasswordRemoved ? PASSWORD_REMOVED : null,
      };
    },
    confirmPerson: (_root, _arguments, context) => confirmPerson(context),
    async revokeCustomerToken(_root, _arguments, context) {
      await requireCustomer(context);
      return { result: await revokeToken(context.db, context.bearerToken ?? "") };
    },
    async closeCustomerSession(_root, { id }, context) {
      const customer = await requireCustomer(context);
      return closeSession(context.db, customer.id, id);
    },
    async closeCustomerSessions(_root, { this_too }, context) {
      const customer = await requireCustomer(context);
      return closeSessions(context.db, customer.id, this_too ? null : context.bearerToken);
    },
  },
  CustomerToken: {
    start_session: ({ token }, { guest_cart_id }, context) => startSession(context, token, guest_cart_id),
  },
  LoginUniversalPasswordOutput: {
    start_session: ({ token }, { guest_cart_id }, context) => startSession(context, token, guest_cart_id),
  },
  CustomerOutput: {
    start_session: ({ customer_token }, { guest_cart_id }, context) =>
      startSession(context, customer_token, guest_cart_id),
  },
  SocialLoginOutput: {
    start_session: ({ customer_token }, { guest_cart_id }, context) =>
      startSession(context, customer_token, guest_cart_id),
  },
  Customer: {
    async sessions(_customer, _arguments, context) {
      const customer = await requireCustomer(context);
      return listSessions(context.db, customer.id, context.bearerToken);
    },
  },
};
