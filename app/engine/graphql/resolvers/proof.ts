import { answerProof } from "../../proofs/answer-proof";
import { askForProof } from "../../proofs/ask-for-proof";
import { orderArtwork } from "../../proofs/order-artwork";
import { sendNewVersion } from "../../proofs/send-new-version";
import { sendProofLink } from "../../proofs/send-proof-link";
import type { Resolvers } from "../resolvers.generated";

export const proofResolvers: Resolvers = {
  Query: {
    orderArtwork: (_root, { input }, context) => orderArtwork(context, input),
  },
  Mutation: {
    answerProof: async (_root, { input }, context) => ({ user_errors: await answerProof(context, input) }),
    sendNewVersion: async (_root, { input }, context) => ({
      user_errors: await sendNewVersion(context, input),
    }),
    sendProofLink: async (_root, { token }, context) => ({
      user_errors: await sendProofLink(context, token),
    }),
    askForProof: async (_root, { token }, context) => ({ user_errors: await askForProof(context, token) }),
  },
};
