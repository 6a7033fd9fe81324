import { GraphQLClient } from "graphql-request";
import { providerAddress, providerFetch } from "./host.server";

/**
 * A client of the provider's GraphQL for one call.
 * @param path of the API, such as /graphql
 * @param headers of the call; passed on as they are, since the client's own copy costs as much as a small query
 * @param parse parses the response
 */
export function graphqlClient(
  path: string,
  headers: Record<string, string>,
  parse: (text: string) => unknown = JSON.parse,
): GraphQLClient {
  const sent = { ...headers, "Content-Type": "application/json" };
  return new GraphQLClient(`${providerAddress()}${path}`, {
    fetch: (input, init) => providerFetch(input, { ...init, headers: sent }),
    errorPolicy: "all",
    excludeOperationName: true,
    jsonSerializer: { stringify: JSON.stringify, parse },
  });
}
