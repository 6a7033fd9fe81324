import { GraphQLError } from "graphql";
import type { Plugin } from "graphql-yoga";

/** No cart, order or form of a shop has so many of anything. */
const MAX_LIST_LENGTH = 1000;
const DEEPEST = 20;
/** A hundred lines of a bulk order have some two thousand. */
const MAX_VALUES = 5000;
/** No input has so many fields. GraphQL repeats the whole object in the fault of each field that it does not know. */
const MAX_FIELDS = 60;
/** Of all texts together: a design of the largest size, and what goes with it. A fault repeats what is around it. */
const MAX_CHARACTERS = 250_000;

/** Refuses variables that no document of limited size could hold as text: endless lists, nesting, and texts. */
export function limitVariables(): Plugin {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const fault = variablesFault(args.variableValues);
      if (fault === null) return;
      const extensions = { category: "graphql-input", http: { status: 400 } };
      setResultAndStopExecution({
        errors: [new GraphQLError(fault, { extensions })],
      });
    },
  };
}

/** What the variables have too much of, in words for whoever typed it; null when nothing. */
function variablesFault(variables: unknown): string | null {
  let values = 0;
  let characters = 0;

  function take(value: unknown, levels: number): boolean {
    values += 1;
    if (values > MAX_VALUES) return false;
    if (typeof value === "string") return takeText(value);
    if (typeof value !== "object" || value === null) return true;
    if (levels === 0) return false;
    if (Array.isArray(value)) {
      return value.length <= MAX_LIST_LENGTH && value.every((part) => take(part, levels - 1));
    }
    const fields = Object.entries(value);
    return (
      fields.length <= MAX_FIELDS && fields.every(([name, part]) => takeText(name) && take(part, levels - 1))
    );
  }

  function takeText({ length }: string): boolean {
    characters += length;
    return characters <= MAX_CHARACTERS;
  }

  if (take(variables, DEEPEST)) return null;
  return characters > MAX_CHARACTERS
    ? "This text is too long. Please shorten it."
    : "The variables are too large.";
}
