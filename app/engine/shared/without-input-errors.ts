import { GraphQLError } from "graphql";

/** Runs `work` and suppresses errors of the input, so that the response reveals nothing. @throws other errors */
export async function withoutInputErrors(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
  }
}
