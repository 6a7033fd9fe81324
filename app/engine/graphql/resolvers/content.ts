import type { Resolvers } from "../resolvers.generated";

export const contentResolvers: Resolvers = {};
