import { answerProof } from "../../proofs/answer-proof";
import { orderArtwork } from "../../proofs/order-artwork";
import type { Resolvers } from "../resolvers.generated";

export const proofResolvers: Resolvers = {
  Query: {
    orderArtwork: (_root, { input }, context) => orderArtwork(context, input),
  },
  Mutation: {
    answerProof: (_root, { input }, context) => answerProof(context, input),
  },
};
