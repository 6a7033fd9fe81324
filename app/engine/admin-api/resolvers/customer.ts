import { customerDetails } from "../../customer-management/customer-details";
import { customerSummary, findCustomers } from "../../customer-management/find-customers";
import { readCursor, readPageSize } from "../../shared/keyset-page";
import { requireSession } from "../admin-context";
import type { Resolvers } from "../resolvers.generated";

export const customerResolvers: Resolvers = {
  Query: {
    async customers(_parent, { search, pageSize, after }, context) {
      const { storeCodes } = await requireSession(context);
      const page = { pageSize: readPageSize(pageSize), after: readCursor(after) };
      const { items, endCursor } = await findCustomers(context.db, storeCodes, (search ?? "").trim(), page);
      return { items: items.map(customerSummary), end_cursor: endCursor };
    },
    customer: (_parent, { id }, context) => customerDetails(context, id),
  },
};
