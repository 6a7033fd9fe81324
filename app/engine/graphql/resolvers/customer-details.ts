import { changePassword } from "../../customers/change-password";
import { requireCustomer } from "../../customers/require-customer";
import { updateCustomer } from "../../customers/update-customer";
import { viewCustomer } from "../../customers/view-customer";
import { gstCertificateAddress } from "../../gst-certificates/gst-certificate";
import type { Resolvers } from "../resolvers.generated";

/** What customers tell of themselves and of their business, and the password they choose. */
export const customerDetailsResolvers: Resolvers = {
  Mutation: {
    async updateCustomerV2(_root, { input }, context) {
      return { customer: viewCustomer(await updateCustomer(context, input)) };
    },
    changeCustomerPassword: async (_root, passwords, context) =>
      viewCustomer(await changePassword(context, passwords)),
  },
  Customer: {
    gst_certificate: async (_customer, _arguments, context) =>
      gstCertificateAddress(context, await requireCustomer(context)),
  },
};
