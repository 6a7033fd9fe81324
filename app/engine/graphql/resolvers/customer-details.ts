import { changePassword } from "../../customers/change-password";
import { findCustomerByEmail } from "../../customers/find-customer";
import { requireCustomer } from "../../customers/require-customer";
import { updateCustomer } from "../../customers/update-customer";
import { viewCustomer } from "../../customers/view-customer";
import { setConsent } from "../../newsletter/set-consent";
import { taxCertificateAddress } from "../../tax-certificates/tax-certificate";
import { inputError } from "../errors";
import type { Resolvers } from "../resolvers.generated";

/** Details of customers and their business, and their password. */
export const customerDetailsResolvers: Resolvers = {
  Mutation: {
    async updateCustomerV2(_root, { input }, context) {
      const { is_subscribed, ...details } = input;
      const updated = await updateCustomer(context, details);
      if (is_subscribed == null) return { customer: viewCustomer(updated) };
      const { error, message } = await setConsent(context, is_subscribed);
      if (error) throw inputError(message ?? "", "is_subscribed");
      const agreed = await findCustomerByEmail(context.db, context.storeCode, updated.email);
      return { customer: viewCustomer(agreed ?? updated) };
    },
    changeCustomerPassword: async (_root, passwords, context) =>
      viewCustomer(await changePassword(context, passwords)),
  },
  Customer: {
    gst_certificate: async (_customer, _arguments, context) =>
      taxCertificateAddress(context, await requireCustomer(context)),
  },
};
