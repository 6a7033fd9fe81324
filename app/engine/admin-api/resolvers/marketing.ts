import { listAbandonedCarts, staffAbandonedCarts } from "../../abandoned-carts/list-abandoned-carts";
import { exportSubscribers } from "../../newsletter/export-subscribers";
import { readPageSize, readTextCursor } from "../../shared/keyset-page";
import { requireSession } from "../admin-context";
import type { Resolvers } from "../resolvers.generated";

export const marketingResolvers: Resolvers = {
  Query: {
    async abandonedCarts(_parent, { pageSize, after }, context) {
      const { storeCodes } = await requireSession(context);
      const wanted = { pageSize: readPageSize(pageSize), after: readTextCursor(after) };
      const { items, endCursor } = await listAbandonedCarts(context.db, storeCodes, wanted);
      return { items: await staffAbandonedCarts(context.db, items), end_cursor: endCursor };
    },
  },
  Mutation: {
    exportSubscribers: (_parent, { input }, context) => exportSubscribers(context, input),
  },
};
