import { NoSchemaIntrospectionCustomRule } from "graphql";
import type { Plugin } from "graphql-yoga";

const SUGGESTION = / Did you mean .*\?$/s;

/** Tells nobody what else could be asked for: introspection is refused, and wrong names are not set right. */
export function hideSchema(): Plugin {
  return {
    onValidate({ addValidationRule, validateFn, setValidationFn }) {
      addValidationRule(NoSchemaIntrospectionCustomRule);
      setValidationFn((schema, document, rules, options, types) =>
        validateFn(schema, document, rules, { ...options, hideSuggestions: true }, types),
      );
    },
  };
}

/** A fault of variables without the names that GraphQL would have understood. */
export function withoutSuggestion(message: string): string {
  return message.replace(SUGGESTION, "");
}
