import {
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
} from "graphql";

type ObjectNode = ObjectTypeDefinitionNode | ObjectTypeExtensionNode;

/**
 * Adds to each object type the fields of its interfaces that it does not list, as Magento does when it reads its schema
 * files. Fields of `extend interface` count too.
 */
export function withInheritedFields(schema: DocumentNode): DocumentNode {
  const fieldsOf = interfaceFields(schema.definitions);
  const own = ownFieldNames(schema.definitions);
  return { ...schema, definitions: schema.definitions.map(completed) };

  function completed(definition: DefinitionNode): DefinitionNode {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) return definition;
    const listed = own.get(definition.name.value) ?? new Set();
    const inherited = new Map(
      (definition.interfaces ?? [])
        .flatMap(({ name }) => fieldsOf.get(name.value) ?? [])
        .filter(({ name }) => !listed.has(name.value))
        .map((field) => [field.name.value, field]),
    );
    return { ...definition, fields: [...(definition.fields ?? []), ...inherited.values()] };
  }
}

function interfaceFields(definitions: readonly DefinitionNode[]): Map<string, FieldDefinitionNode[]> {
  const fields = new Map<string, FieldDefinitionNode[]>();
  for (const definition of definitions) {
    const { kind } = definition;
    if (kind !== Kind.INTERFACE_TYPE_DEFINITION && kind !== Kind.INTERFACE_TYPE_EXTENSION) continue;
    const name = definition.name.value;
    fields.set(name, [...(fields.get(name) ?? []), ...(definition.fields ?? [])]);
  }
  return fields;
}

function ownFieldNames(definitions: readonly DefinitionNode[]): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const definition of definitions.filter(isObject)) {
    const listed = names.get(definition.name.value) ?? new Set();
    for (const field of definition.fields ?? []) listed.add(field.name.value);
    names.set(definition.name.value, listed);
  }
  return names;
}

function isObject(definition: DefinitionNode): definition is ObjectNode {
  return definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.OBJECT_TYPE_EXTENSION;
}
