import type { Resolvers } from "../resolvers.generated";

export const catalogResolvers: Resolvers = {};
