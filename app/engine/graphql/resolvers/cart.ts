import type { Resolvers } from "../resolvers.generated";

export const cartResolvers: Resolvers = {};
