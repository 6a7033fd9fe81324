/**
 * Writes the types derived from the provider contract: the engine's resolver types, the contract as a string, and the
 * storefront's documents. Also writes the documentation of the settings. `--check` writes nothing and fails when
 * something is stale.
 */
import { codegen } from "@graphql-codegen/core";
import * as typescript from "@graphql-codegen/typescript";
import * as operations from "@graphql-codegen/typescript-operations";
import * as resolvers from "@graphql-codegen/typescript-resolvers";
import { type FragmentDefinitionNode, Kind, print, visit } from "graphql";
import { ContractFault, readContract } from "./read-contract";
import { saveGenerated } from "./save-generated";
import { settingsDocs } from "./settings-docs";

const HEADER = "// Generated from the provider contract by `npm run codegen`. Do not edit.\n";
const RESOLVER_TYPES = "app/engine/graphql/resolvers.generated.ts";
const TYPE_DEFINITIONS = "app/engine/graphql/type-definitions.generated.ts";
const DOCUMENTS = "app/provider/contract/documents.generated.ts";

const { sdl, schema, documents } = contractOrEnd();

saveGenerated({
  [TYPE_DEFINITIONS]: `${HEADER}\nexport const typeDefinitions = ${JSON.stringify(sdl)};\n`,
  [RESOLVER_TYPES]: await generate(RESOLVER_TYPES, [
    { typescript: { enumsAsTypes: true, useTypeImports: true } },
    {
      "typescript-resolvers": {
        enumsAsTypes: true,
        useTypeImports: true,
        contextType: "./context#EngineContext",
        useIndexSignature: true,
        defaultMapper: "Partial<{T}>",
      },
    },
  ]),
  [DOCUMENTS]: `${await generate(DOCUMENTS, [
    {
      "typescript-operations": {
        enumsAsTypes: true,
        useTypeImports: true,
        skipTypename: true,
        dedupeFragments: true,
      },
    },
  ])}\n${documentStrings()}`,
  ...settingsDocs(),
});

async function generate(filename: string, plugins: Record<string, object>[]): Promise<string> {
  const text = await codegen({
    filename,
    schema,
    documents,
    config: {},
    plugins,
    pluginMap: { typescript, "typescript-operations": operations, "typescript-resolvers": resolvers },
  });
  return `${HEADER}\n${text}\n`;
}

/** Reads the contract; ends the process with the faults of its files if there are any. */
function contractOrEnd(): ReturnType<typeof readContract> {
  try {
    return readContract();
  } catch (error) {
    console.error(error instanceof ContractFault ? error.message : error);
    process.exit(1);
  }
}

/** Every operation as a string with the fragments it uses, typed by its variables and result. */
function documentStrings(): string {
  const definitions = documents.flatMap(({ document }) => document.definitions);
  const fragments = new Map(
    definitions
      .filter(
        (definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION,
      )
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const constants = definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) return [];
    const name = definition.name.value;
    const suffix = definition.operation === "query" ? "Query" : "Mutation";
    const text = [definition, ...usedFragments(definition, fragments)].map((node) => print(node)).join("\n");
    return `export const ${name}Document = ${JSON.stringify(text)} as unknown as ProviderDocument<${name}${suffix}, ${name}${suffix}Variables>;`;
  });
  return [
    "/** The text of an operation; the type parameters say what it answers and takes. */",
    "export type ProviderDocument<Answer, Variables> = string & { readonly answer?: Answer; readonly variables?: Variables };",
    "",
    ...constants,
    "",
  ].join("\n");
}

function usedFragments(
  node: Parameters<typeof visit>[0],
  fragments: Map<string, FragmentDefinitionNode>,
  found = new Map<string, FragmentDefinitionNode>(),
): FragmentDefinitionNode[] {
  visit(node, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value);
      if (!fragment || found.has(name.value)) return;
      found.set(name.value, fragment);
      usedFragments(fragment, fragments, found);
    },
  });
  return [...found.values()];
}
