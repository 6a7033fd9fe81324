import { confirmEmail, PASSWORD_REMOVED } from "../../customers/confirm-email";
import { createCustomer } from "../../customers/create-customer";
import { confirmationLinkState } from "../../customers/read-confirmation-link";
import { requestPasswordReset } from "../../customers/request-password-reset";
import { requireCustomer } from "../../customers/require-customer";
import { resendConfirmation } from "../../customers/resend-confirmation";
import { passwordLinkWorks, resetPassword } from "../../customers/reset-password";
import { newEmailOf, updateCustomerEmail } from "../../customers/update-email";
import { viewCustomer } from "../../customers/view-customer";
import { requirePerson } from "../../shared/recaptcha";
import type { Resolvers } from "../resolvers.generated";

/** Account creation, and links in emails that confirm an address or set a password. */
export const accountLinkResolvers: Resolvers = {
  Query: {
    confirmationLinkState: (_root, { input }, context) => confirmationLinkState(context, input),
    passwordLinkWorks: (_root, link, context) => passwordLinkWorks(context, link),
  },
  Mutation: {
    async createCustomerV2(_root, { input }, context) {
      return { customer: viewCustomer(await createCustomer(context, input)) };
    },
    async confirmEmail(_root, { input }, context) {
      const { customer, isPasswordRemoved } = await confirmEmail(context, input);
      const { email, firstname, lastname } = customer;
      return {
        customer: { email, firstname, lastname },
        message: isPasswordRemoved ? PASSWORD_REMOVED : null,
      };
    },
    async resendConfirmationEmail(_root, { email }, context) {
      await requirePerson(context);
      await resendConfirmation(context, email);
      return true;
    },
    async updateCustomerEmail(_root, { email, password }, context) {
      return { customer: viewCustomer(await updateCustomerEmail(context, email, password)) };
    },
    async requestPasswordResetEmail(_root, { email }, context) {
      await requirePerson(context);
      await requestPasswordReset(context, email);
      return true;
    },
    async resetPassword(_root, { email, resetPasswordToken, newPassword, customerId }, context) {
      await resetPassword(context, { email, token: resetPasswordToken, newPassword, customerId });
      return true;
    },
  },
  Customer: {
    new_email: async (_customer, _arguments, context) => newEmailOf(context, await requireCustomer(context)),
  },
};
