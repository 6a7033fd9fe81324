import type { Resolvers } from "../resolvers.generated";

export const storeResolvers: Resolvers = {};
