import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isInputType,
  isListType,
  type OperationDefinitionNode,
  typeFromAST,
} from "graphql";

/**
 * Number of checks in the code generated for an operation's variables: one per input field, doubled for each enclosing
 * list.
 * @param max stops counting there
 */
export function variableChecks(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  max: number,
): number {
  let checks = 0;

  function count(type: GraphQLInputType, copies: number): void {
    checks += copies;
    if (checks > max) return;
    const inner = getNullableType(type);
    if (isListType(inner)) count(inner.ofType, 2 * copies);
    else if (isInputObjectType(inner)) {
      for (const field of Object.values(inner.getFields())) count(field.type, copies);
    }
  }

  for (const { type: node } of variableDefinitions) {
    const type = typeFromAST(schema, node);
    if (isInputType(type)) count(type, 1);
  }
  return checks;
}
