import { ClientError } from "graphql-request";
import { DEADLINE_HEADER } from "~/request-deadline.server";
import { currentSettings } from "~/settings/settings.server";
import type { ProviderDocument } from "./contract/documents.generated";
import { failedResponse } from "./failed-response";
import { graphqlClient } from "./graphql-client.server";
import { logNoResponse } from "./no-response.server";

/** The staff's API of the embedded engine (engine/admin-api). */

export interface AdminFailure {
  ok: false;
  message: string;
  /** The form field concerned. */
  field: string | null;
  /**
   * SIGN_IN: there is no complete session. CONFIRM: password or code must be entered again. FORBIDDEN: the role does
   * not allow it. CHANGED: somebody else was faster. Null: the input is wrong.
   */
  code: "SIGN_IN" | "CONFIRM" | "FORBIDDEN" | "CHANGED" | null;
}

export type AdminResult<Data> = { ok: true; data: Data } | AdminFailure;

interface AdminError {
  message: string;
  extensions?: { category?: string; code?: AdminFailure["code"]; field?: string };
}

/** Categories whose messages are for people. */
const EXPECTED = [
  "graphql-input",
  "graphql-authorization",
  "graphql-authentication",
  "graphql-already-exists",
  "graphql-no-such-entity",
];

/** @throws Response 404 when the provider is another host, whose staff work there */
export function requireOwnEngine(): void {
  if (currentSettings().providerUrl) throw new Response("Not found", { status: 404 });
}

/**
 * Runs an operation of the staff's API.
 * @param request whose visitor it is for
 * @param token of the staff session; null without one
 * @throws Response 404 as `requireOwnEngine` does, 503 when the engine is temporarily unavailable, 502 when it fails
 */
export async function callAdmin<Data, Variables>(
  request: Request,
  token: string | null,
  document: ProviderDocument<Data, Variables>,
  variables: Variables,
): Promise<AdminResult<Data>> {
  requireOwnEngine();
  const { data, errors } = await send(
    document,
    variables as Record<string, unknown>,
    headersOf(request, token),
  );
  if (errors.length === 0 && data !== null) return { ok: true, data: data as Data };
  const [{ message, extensions }] = errors;
  if (!EXPECTED.includes(extensions?.category ?? ""))
    throw failedResponse(extensions?.category === "unavailable" ? "outage" : "input", message);
  return { ok: false, message, field: extensions?.field ?? null, code: extensions?.code ?? null };
}

async function send(
  document: string,
  variables: Record<string, unknown>,
  headers: Record<string, string>,
): Promise<{ data: unknown; errors: AdminError[] }> {
  try {
    const { data, errors } = await graphqlClient("/admin-api", headers).rawRequest(document, variables);
    return { data: data ?? null, errors: (errors as AdminError[] | undefined) ?? [] };
  } catch (error) {
    const errors = error instanceof ClientError ? error.response.errors : undefined;
    if (errors && errors.length > 0) return { data: null, errors: errors as unknown as AdminError[] };
    logNoResponse(error);
    throw failedResponse("unavailable", "");
  }
}

function headersOf({ headers }: Request, token: string | null): Record<string, string> {
  const passed = ["User-Agent", "X-Forwarded-For", "X-Request-Id", "X-Unattended", DEADLINE_HEADER].flatMap(
    (name) => {
      const value = headers.get(name);
      return value ? [[name, value]] : [];
    },
  );
  return {
    Accept: "application/json",
    Store: currentSettings().brand,
    ...(token && { Authorization: `Bearer ${token}` }),
    ...Object.fromEntries(passed),
  };
}
