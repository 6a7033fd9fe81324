import { NoSchemaIntrospectionCustomRule } from "graphql";
import type { Plugin } from "graphql-yoga";

const SUGGESTION = / Did you mean .*\?$/s;

/** Hides the schema: rejects introspection, and suggests no names for unknown ones. */
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

/** A variable error without GraphQL's suggested names. */
export function withoutSuggestion(message: string): string {
  return message.replace(SUGGESTION, "");
}
