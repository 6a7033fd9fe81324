import type { Resolvers } from "../resolvers.generated";

export const customerResolvers: Resolvers = {};
