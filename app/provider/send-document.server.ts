import { ClientError } from "graphql-request";
import { decideHttpFailure, decideNoResponse, type ErrorDecision } from "./error-catalog";
import { graphqlClient } from "./graphql-client.server";
import { logNoResponse } from "./no-response.server";
import { withPictures } from "./pictures.server";
import type { GraphqlError } from "./provider-failure";

export interface SentResponse {
  /** May be partial when there are errors. */
  data: Record<string, unknown> | null;
  errors: GraphqlError[];
  /** The decision when there are neither data nor errors. */
  failure: ErrorDecision;
}

const NOTHING_SAID = decideHttpFailure(200, "{}");

/**
 * Sends a document to the provider. Never rejects. Some hosts respond to errors with 401 or 403 and a normal body, so
 * the body is read first, regardless of the status.
 */
export async function sendDocument(
  document: string,
  variables: object,
  headers: Record<string, string>,
): Promise<SentResponse> {
  try {
    const graphql = graphqlClient("/graphql", headers, parseWhole);
    const response = await graphql.rawRequest(document, variables as Record<string, unknown>);
    return sentResponse(response, NOTHING_SAID);
  } catch (error) {
    if (error instanceof ClientError) {
      const { status, body } = error.response;
      return sentResponse(error.response, decideHttpFailure(status, String(body ?? "")));
    }
    return { data: null, errors: [], failure: failureOf(error) };
  }
}

function sentResponse(
  { data, errors }: { data?: unknown; errors?: unknown },
  failure: ErrorDecision,
): SentResponse {
  return {
    data: withPictures(data) as SentResponse["data"],
    errors: Array.isArray(errors) ? errors : [],
    failure,
  };
}

/** For an unreadable response, whose text is in the error, or for none at all. */
function failureOf(error: unknown): ErrorDecision {
  const said = error instanceof Error ? error.message : "";
  const isUnreadable = error instanceof SyntaxError || said.startsWith("Invalid execution result");
  if (isUnreadable) return decideHttpFailure(200, said);
  logNoResponse(error);
  return decideNoResponse();
}

/** @throws SyntaxError that contains the whole text */
function parseWhole(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SyntaxError(text);
  }
}
