import { type OperationDefinitionNode, valueFromASTUntyped } from "graphql";
import type { Variables } from "./page-size";

/** The default values of an operation's variables; null when there are none. */
export function variableDefaults({ variableDefinitions }: OperationDefinitionNode): Variables | null {
  const defaults = (variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
  );
  return defaults.length > 0 ? Object.fromEntries(defaults) : null;
}
