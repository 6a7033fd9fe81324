import type { Resolvers } from "../resolvers.generated";

export const rewardResolvers: Resolvers = {};
