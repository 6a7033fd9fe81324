import type { Resolvers } from "../resolvers.generated";

export const checkoutResolvers: Resolvers = {};
