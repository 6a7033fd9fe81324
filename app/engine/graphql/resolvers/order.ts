import type { Resolvers } from "../resolvers.generated";

export const orderResolvers: Resolvers = {};
