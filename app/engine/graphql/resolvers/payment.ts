import type { Resolvers } from "../resolvers.generated";

export const paymentResolvers: Resolvers = {};
