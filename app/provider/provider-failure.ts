import { isInternal } from "./internal-text";

/** A provider's failure in any form, parsed here and decided by the error catalog. */
export interface ProviderFailure {
  /** A GraphQL error; another response, JSON or unreadable; or no response. */
  origin: "graphql" | "http" | "unreadable" | "no-answer";
  /** The status of a response without GraphQL; otherwise 0. */
  status: number;
  /** All its messages, with and without parameters inserted. */
  texts: string[];
  /** The message for shoppers; empty when there is none. */
  words: string;
  /** The input concerned, if the provider names it. */
  field?: string;
  /** The document, and whether a customer token was sent; GraphQL only. */
  document: string;
  sentBearer: boolean;
}

export interface GraphqlError {
  message: string;
  /** Locations of the error in the document. */
  locations?: readonly { line: number; column: number }[];
  path?: readonly (string | number)[];
  extensions?: { category?: string; debugMessage?: string; field?: string; [key: string]: unknown };
}

const NOTHING_ASKED = { document: "", sentBearer: false, field: undefined };

/** The errors of a GraphQL response. The debug message is preferred unless it is internal. */
export function ofErrors(
  errors: readonly GraphqlError[],
  asked: { document: string; sentBearer: boolean },
): ProviderFailure[] {
  return errors.map(({ message, extensions }) => {
    const texts = [extensions?.debugMessage, message].filter((text) => typeof text === "string");
    return { origin: "graphql", status: 0, texts, words: shown(texts), field: extensions?.field, ...asked };
  });
}

/** A failed response without GraphQL. @param body the host's body, JSON or not */
export function ofHttpResponse(status: number, body: string): ProviderFailure {
  const said = parsed(body);
  if (said === undefined) {
    return { ...NOTHING_ASKED, origin: "unreadable", status, texts: [body], words: "" };
  }
  const { message, parameters } = (said ?? {}) as { message?: unknown; parameters?: unknown };
  const raw = typeof message === "string" ? message : "";
  const filled = withParameters(raw, parameters);
  return { ...NOTHING_ASKED, origin: "http", status, texts: [raw, filled], words: shown([filled]) };
}

/** A call without a response. */
export function ofNoResponse(): ProviderFailure {
  return { ...NOTHING_ASKED, origin: "no-answer", status: 0, texts: [], words: "" };
}

function shown(texts: string[]): string {
  return texts.find((text) => text !== "" && !isInternal(text)) ?? "";
}

/** Replaces "%fieldName" and "%1" with the parameters; missing ones are kept. */
function withParameters(message: string, parameters: unknown): string {
  if (parameters === null || typeof parameters !== "object") return message;
  const named: [string, unknown][] = Array.isArray(parameters)
    ? parameters.map((value, index) => [String(index + 1), value])
    : Object.entries(parameters);
  const values = new Map(named);
  return message.replace(/%(\w+)/g, (placeholder, name) => {
    const value = values.get(name);
    return typeof value === "string" || typeof value === "number" ? String(value) : placeholder;
  });
}

/** Undefined when the text is invalid JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
