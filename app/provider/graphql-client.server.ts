import { GraphQLClient } from "graphql-request";
import { DataResponse } from "~/data-response.server";
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
    fetch: async (input, init) => withDataAsText(await providerFetch(input, { ...init, headers: sent })),
    errorPolicy: "all",
    excludeOperationName: true,
    jsonSerializer: {
      stringify: JSON.stringify,
      parse: (text) => (typeof text === "string" ? parse(text) : text),
    },
  });
}

/**
 * The client reads every response as a text that it parses. Data of the embedded engine take the place of their text, so
 * that they are neither written nor parsed.
 */
function withDataAsText(response: Response): Response {
  if (!(response instanceof DataResponse && response.ok)) return response;
  const { data, headers, ok, status } = response;
  const read = { headers, ok, status, text: async () => data };
  return read as unknown as Response;
}
