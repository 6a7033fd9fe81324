import { readAddresses, viewAddress } from "../../customers/addresses";
import { createAddress } from "../../customers/create-address";
import { createCustomerAndLogIn } from "../../customers/create-customer";
import { deleteAddress } from "../../customers/delete-address";
import { isEmailAvailable } from "../../customers/is-email-available";
import { limitNewCustomers } from "../../customers/new-customer-rate-limit";
import { referCode } from "../../customers/refer-code";
import { requireCustomer } from "../../customers/require-customer";
import { updateAddress } from "../../customers/update-address";
import { viewCustomer } from "../../customers/view-customer";
import type { Row } from "../../database/schema";
import { readEmail } from "../../shared/email-address";
import type { EngineContext } from "../context";
import type { Resolvers } from "../resolvers.generated";

export const customerResolvers: Resolvers = {
  Query: {
    customer: async (_root, _arguments, context) => viewCustomer(await requireCustomer(context)),
    async isEmailAvailable(_root, { email: typed }, context) {
      const email = readEmail(typed);
      await limitNewCustomers(context);
      return { is_email_available: await isEmailAvailable(context.db, context.storeCode, email) };
    },
  },
  Mutation: {
    async createCustomer(_root, { input }, context) {
      const { customer, token } = await createCustomerAndLogIn(context, input);
      return { customer: viewCustomer(customer), customer_token: token };
    },
    createCustomerAddress: async (_root, { input }, context) =>
      viewAddress(await createAddress(context, input)),
    updateCustomerAddress: async (_root, { id, input }, context) =>
      viewAddress(await updateAddress(context, id, input ?? {})),
    async deleteCustomerAddress(_root, { id }, context) {
      await deleteAddress(context, id);
      return true;
    },
  },
  Customer: {
    async refer_code(_customer, _arguments, context) {
      return referCode(context, await requireCustomer(context));
    },
    addresses: async (_customer, _arguments, context) => (await ownAddresses(context)).map(viewAddress),
    default_billing: async (_customer, _arguments, context) =>
      idOf((await ownAddresses(context)).find((address) => address.default_billing === 1)),
    default_shipping: async (_customer, _arguments, context) =>
      idOf((await ownAddresses(context)).find((address) => address.default_shipping === 1)),
  },
};

const addressBooks = new WeakMap<EngineContext, Promise<Row<"customer_address">[]>>();

/** The current customer's address book, read once for all fields. */
async function ownAddresses(context: EngineContext): Promise<Row<"customer_address">[]> {
  const customer = await context.customer();
  if (!customer) return [];
  const known = addressBooks.get(context) ?? readAddresses(context.db, customer.id);
  addressBooks.set(context, known);
  return known;
}

function idOf(address: Row<"customer_address"> | undefined): string | null {
  return address ? String(address.id) : null;
}
