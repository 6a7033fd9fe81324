import { type ExecutionArgs, type ExecutionResult, GraphQLError, getOperationAST, Kind } from "graphql";

/** Bytes of JSON. */
const MAX_RESPONSE = 2_000_000;
const MAX_ERRORS = 50;
/** Size of an error without its message: path, locations, category. */
const BYTES_OF_ERROR = 200;
/** Shorter texts are counted as one byte per character. */
const LONG_TEXT = 1000;
/** Lists without a limit, which are cheap to resolve. */
const WHOLE_LISTS = ["siteMap"];

const NO_ERRORS: readonly GraphQLError[] = [];

/**
 * The result, or an error in place of one that is larger than any page needs; with a limited number of errors.
 * @param args of the operation
 */
export function limitResponse(args: ExecutionArgs, result: ExecutionResult): ExecutionResult {
  const { data, errors = NO_ERRORS } = result;
  const reported = errors.length > MAX_ERRORS ? errors.slice(0, MAX_ERRORS) : errors;
  const left = reported.reduce(afterError, MAX_RESPONSE);
  if (afterValue(left, data) >= 0 || asksForWholeList(args)) {
    return reported === errors ? result : { ...result, errors: reported };
  }
  const extensions = { category: "graphql-input" };
  const message = "The answer is too large. Please ask for smaller pages or fewer fields.";
  return { data: null, errors: [new GraphQLError(message, { extensions })] };
}

/** Bytes left after writing the value; negative when it does not fit. */
function afterValue(left: number, value: unknown): number {
  if (left < 0) return left;
  if (typeof value === "string") return left - bytesOf(value);
  if (typeof value !== "object" || value === null) return left - 5;
  let rest = left - 2;
  if (Array.isArray(value)) {
    for (const entry of value) {
      rest = afterValue(rest, entry) - 1;
      if (rest < 0) return rest;
    }
    return rest;
  }
  const members = value as Record<string, unknown>;
  for (const name in members) {
    rest = afterValue(rest, members[name]) - name.length - 4;
    if (rest < 0) return rest;
  }
  return rest;
}

function bytesOf(text: string): number {
  return text.length < LONG_TEXT ? text.length + 2 : Buffer.byteLength(JSON.stringify(text));
}

function afterError(left: number, { message }: GraphQLError): number {
  return left - bytesOf(message) - BYTES_OF_ERROR;
}

function asksForWholeList({ document, operationName }: ExecutionArgs): boolean {
  const [field, ...others] = getOperationAST(document, operationName)?.selectionSet.selections ?? [];
  return others.length === 0 && field?.kind === Kind.FIELD && WHOLE_LISTS.includes(field.name.value);
}
