import { exportClaims } from "../../order-management/export-claims";
import { findClaims } from "../../order-management/find-claims";
import { scopeOf } from "../../order-management/order-scope";
import { readCursor, readPageSize } from "../../shared/keyset-page";
import { requireSession } from "../admin-context";
import type { Resolvers } from "../resolvers.generated";

export const claimResolvers: Resolvers = {
  Query: {
    async claims(_parent, { filter, pageSize, after }, context) {
      const scope = scopeOf(await requireSession(context));
      const page = { pageSize: readPageSize(pageSize), after: readCursor(after) };
      return findClaims(context.db, scope, filter ?? {}, page);
    },
  },
  Mutation: {
    exportClaims: (_parent, { filter }, context) => exportClaims(context, filter ?? {}),
  },
};
