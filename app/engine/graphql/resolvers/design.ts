import type { Resolvers } from "../resolvers.generated";

export const designResolvers: Resolvers = {};
