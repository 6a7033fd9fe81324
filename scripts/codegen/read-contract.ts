import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildASTSchema, concatAST, type DocumentNode, GraphQLError, parse, Source, validate } from "graphql";

/** Where a contract and the documents that use it lie. */
export interface ContractPaths {
  schema: string[];
  /** Folder of the documents. */
  documents: string;
}

const PROVIDER: ContractPaths = {
  schema: ["app/provider/contract/core.graphql", "app/provider/contract/extension.graphql"],
  documents: "app/storefront",
};

/** A `.graphql` file is wrong; the message names each fault with file, line and column. */
export class ContractFault extends Error {
  constructor(errors: readonly GraphQLError[]) {
    super(errors.map(String).join("\n\n"));
  }
}

export interface Contract {
  /** The contract's text. */
  sdl: string;
  schema: DocumentNode;
  /** `location` is below the documents' folder. */
  documents: { location: string; document: DocumentNode }[];
}

/**
 * Reads a contract and its documents.
 * @param root folder of the checkout
 * @param paths default: the provider contract and the storefront's documents
 * @throws ContractFault when a file is no GraphQL, or a document asks for what the contract does not have
 */
export function readContract(root = ".", paths = PROVIDER): Contract {
  const schema = concatAST(paths.schema.map((path) => parseFile(root, path)));
  const documents = readdirSync(join(root, paths.documents), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".graphql"))
    .sort()
    .map((location) => ({ location, document: parseFile(root, join(paths.documents, location)) }));
  const errors = validate(buildASTSchema(schema), concatAST(documents.map(({ document }) => document)));
  if (errors.length > 0) throw new ContractFault(errors);
  const sdl = paths.schema.map((path) => readFileSync(join(root, path), "utf8")).join("\n");
  return { sdl, schema, documents };
}

function parseFile(root: string, path: string): DocumentNode {
  try {
    return parse(new Source(readFileSync(join(root, path), "utf8"), path));
  } catch (error) {
    throw error instanceof GraphQLError ? new ContractFault([error]) : error;
  }
}
