import { type ExecutionResult, GraphQLError } from "graphql";

/** The result of an operation that is rejected before it is executed. Yoga's HTTP layer takes the status from `http`. */
export function rejection(message: string): ExecutionResult {
  const extensions = { category: "graphql-input", http: { status: 400 } };
  return { errors: [new GraphQLError(message, { extensions })] };
}
