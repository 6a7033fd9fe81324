import { adjustBalance } from "../../customer-management/adjust-balance";
import { customerDetails } from "../../customer-management/customer-details";
import { endCustomerSessions, eraseForStaff, exportCustomer } from "../../customer-management/customer-steps";
import { customerSummary, findCustomers, readCustomerFilter } from "../../customer-management/find-customers";
import { readCursor, readPageSize } from "../../shared/keyset-page";
import { type AdminContext, requireSession } from "../admin-context";
import type { Customer, Resolvers } from "../resolvers.generated";

export const customerResolvers: Resolvers = {
  Query: {
    async customers(_parent, { search, filter, pageSize, after }, context) {
      const { storeCodes } = await requireSession(context);
      const page = { pageSize: readPageSize(pageSize), after: readCursor(after) };
      const { items, endCursor } = await findCustomers(
        context.db,
        { storeCodes, storeCode: filter?.store_code },
        { ...page, filter: readCustomerFilter(search, filter ?? {}) },
      );
      return { items: items.map(customerSummary), end_cursor: endCursor };
    },
    customer: (_parent, { id }, context) => customerDetails(context, id),
  },
  Mutation: {
    async adjustBalance(_parent, { input }, context) {
      await adjustBalance(context, input);
      return changed(context, input.customer_id);
    },
    async endCustomerSessions(_parent, { input }, context) {
      await endCustomerSessions(context, input);
      return changed(context, input.customer_id);
    },
    exportCustomer: (_parent, { input }, context) => exportCustomer(context, input),
    async eraseCustomer(_parent, { input }, context) {
      await eraseForStaff(context, input);
      return true;
    },
  },
};

async function changed(context: AdminContext, id: string): Promise<Customer> {
  const customer = await customerDetails(context, id);
  if (!customer) throw new Error("The changed customer is gone.");
  return customer;
}
