import { readdirSync } from "node:fs";
import { join } from "node:path";
import { codegen } from "@graphql-codegen/core";
import * as typescript from "@graphql-codegen/typescript";
import * as operations from "@graphql-codegen/typescript-operations";
import * as resolvers from "@graphql-codegen/typescript-resolvers";
import { buildASTSchema, type FragmentDefinitionNode, Kind, print, printSchema, visit } from "graphql";
import { type Contract, readContract } from "./read-contract";
import { usedResolverTypes } from "./resolver-types";
import { GENERATED, hashOfSources } from "./sources.mjs";

const HEADER = "// Generated from the provider contract by `npm run codegen`. Do not edit.\n";

/**
 * What follows from the provider contract, by path: the contract as a string, the engine's resolver types, and the
 * storefront's documents.
 * @throws ContractFault when a `.graphql` file is wrong
 */
export async function contractFiles(): Promise<Record<string, string>> {
  const contract = readContract();
  return {
    [GENERATED.typeDefinitions]: typeDefinitions(contract),
    [GENERATED.schema]: `${printSchema(buildASTSchema(contract.schema))}\n`,
    [GENERATED.resolverTypes]: await resolverTypes(contract, GENERATED.resolverTypes, {
      context: "./context#EngineContext",
      folder: "app/engine/graphql/resolvers",
    }),
    [GENERATED.documents]: `// Hash of the sources: ${hashOfSources()}\n${await documents(contract, GENERATED.documents)}`,
  };
}

/**
 * The same for the staff's API and the documents of its pages.
 * @throws ContractFault when a `.graphql` file is wrong
 */
export async function adminContractFiles(): Promise<Record<string, string>> {
  const folder = "app/engine/admin-api/contract";
  const schema = readdirSync(folder).sort();
  const contract = readContract(".", {
    schema: schema.map((file) => join(folder, file)),
    documents: "app/admin",
  });
  return {
    [GENERATED.adminTypeDefinitions]: typeDefinitions(contract),
    [GENERATED.adminResolverTypes]: await resolverTypes(contract, GENERATED.adminResolverTypes, {
      context: "./admin-context#AdminContext",
      folder: "app/engine/admin-api/resolvers",
    }),
    [GENERATED.adminDocuments]: await documents(contract, GENERATED.adminDocuments),
  };
}

function typeDefinitions({ sdl }: Contract): string {
  return `${HEADER}\nexport const typeDefinitions = ${JSON.stringify(sdl)};\n`;
}

async function documents(contract: Contract, filename: string): Promise<string> {
  return `${await documentTypes(contract, filename)}\n${documentStrings(contract)}`;
}

interface ResolverOptions {
  /** Module and name of the context's type. */
  context: string;
  /** Of the resolvers. */
  folder: string;
}

async function resolverTypes(
  contract: Contract,
  filename: string,
  { context, folder }: ResolverOptions,
): Promise<string> {
  const text = await generate(filename, contract, [
    { typescript: { enumsAsTypes: true, useTypeImports: true } },
    {
      "typescript-resolvers": {
        enumsAsTypes: true,
        useTypeImports: true,
        contextType: context,
        useIndexSignature: true,
        defaultMapper: "Partial<{T}>",
      },
    },
  ]);
  return usedResolverTypes(text, folder);
}

function documentTypes(contract: Contract, filename: string): Promise<string> {
  return generate(filename, contract, [
    {
      "typescript-operations": {
        enumsAsTypes: true,
        useTypeImports: true,
        skipTypename: true,
        dedupeFragments: true,
      },
    },
  ]);
}

async function generate(
  filename: string,
  { schema, documents: used }: Contract,
  plugins: Record<string, object>[],
): Promise<string> {
  const text = await codegen({
    filename,
    schema,
    documents: used,
    config: {},
    plugins,
    pluginMap: { typescript, "typescript-operations": operations, "typescript-resolvers": resolvers },
  });
  return `${HEADER}\n${text}\n`;
}

/** Every operation as a string with the fragments it uses, typed by what it takes and answers. */
function documentStrings({ documents: all }: Contract): string {
  const definitions = all.flatMap(({ document }) => document.definitions);
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
