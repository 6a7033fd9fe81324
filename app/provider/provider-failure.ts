import { isInternal } from "./internal-text";

/** What a provider's failure says, whichever way it came: read here, decided by the error catalog. */
export interface ProviderFailure {
  /** An error of a GraphQL answer; an answer of another kind, in JSON or not even that; or no answer at all. */
  origin: "graphql" | "http" | "unreadable" | "no-answer";
  /** The status of an answer without GraphQL; else 0. */
  status: number;
  /** All that it says: as it stands there, and with its parameters in place. */
  texts: string[];
  /** What of it a shopper may read; empty when nothing. */
  words: string;
  /** The input that it is about, when the provider names it. */
  field?: string;
  /** What was asked, and whether a customer token went with it; GraphQL alone. */
  document: string;
  sentBearer: boolean;
}

export interface GraphqlError {
  message: string;
  /** Where in the document the error is. */
  locations?: readonly { line: number; column: number }[];
  path?: readonly (string | number)[];
  extensions?: { category?: string; debugMessage?: string; field?: string; [key: string]: unknown };
}

const NOTHING_ASKED = { document: "", sentBearer: false, field: undefined };

/** The errors of a GraphQL answer. Of each the debug message is preferred, unless it is none for shoppers. */
export function ofErrors(
  errors: readonly GraphqlError[],
  asked: { document: string; sentBearer: boolean },
): ProviderFailure[] {
  return errors.map(({ message, extensions }) => {
    const texts = [extensions?.debugMessage, message].filter((text) => typeof text === "string");
    return { origin: "graphql", status: 0, texts, words: shown(texts), field: extensions?.field, ...asked };
  });
}

/** An answer without GraphQL. @param body what the host sent, JSON or not */
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

/** A call that was not answered. */
export function ofNoResponse(): ProviderFailure {
  return { ...NOTHING_ASKED, origin: "no-answer", status: 0, texts: [], words: "" };
}

function shown(texts: string[]): string {
  return texts.find((text) => text !== "" && !isInternal(text)) ?? "";
}

/** "%fieldName" and "%1" give way to the parameters; those that are not sent stay. */
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

/** Undefined when the text is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
