import { GraphQLError } from "graphql";
import type { Plugin } from "graphql-yoga";

/** No cart, order or form of a shop has so many of anything. */
const LONGEST_LIST = 1000;
const DEEPEST = 20;

/** Refuses variables that no document of limited size could hold as text: endless lists, and endless nesting. */
export function limitVariables(): Plugin {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      if (!isTooMuch(args.variableValues, DEEPEST)) return;
      const extensions = { category: "graphql-input", http: { status: 400 } };
      setResultAndStopExecution({
        errors: [new GraphQLError("The variables are too large.", { extensions })],
      });
    },
  };
}

/** True for what has a longer list, or is nested more deeply, than `levels`. */
function isTooMuch(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  if (Array.isArray(value) && value.length > LONGEST_LIST) return true;
  return Object.values(value).some((part) => isTooMuch(part, levels - 1));
}
