import { staffAbandonedCarts } from "../../abandoned-carts/abandoned-cart-details";
import { listAbandonedCarts, readAbandonedCartFilter } from "../../abandoned-carts/list-abandoned-carts";
import { exportSubscribers } from "../../newsletter/export-subscribers";
import { readPageSize, readTextCursor } from "../../shared/keyset-page";
import { selectedStores } from "../../shared/selected-stores";
import { requireSession } from "../admin-context";
import type { Resolvers } from "../resolvers.generated";

export const marketingResolvers: Resolvers = {
  Query: {
    async abandonedCarts(_parent, { filter, pageSize, after }, context) {
      const { storeCodes } = await requireSession(context);
      const stores = selectedStores(storeCodes, filter?.store_code);
      const { items, endCursor } = await listAbandonedCarts(context.db, stores, {
        filter: readAbandonedCartFilter(filter ?? {}),
        pageSize: readPageSize(pageSize),
        after: readTextCursor(after),
      });
      return { items: await staffAbandonedCarts(context.db, items), end_cursor: endCursor };
    },
  },
  Mutation: {
    exportSubscribers: (_parent, { input }, context) => exportSubscribers(context, input),
  },
};
