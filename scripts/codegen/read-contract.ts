import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  buildASTSchema,
  concatAST,
  type DocumentNode,
  GraphQLError,
  parse,
  print,
  Source,
  validate,
} from "graphql";
import { withInheritedFields } from "./inherited-fields";

/** Where a contract and the documents that use it lie. */
export interface ContractPaths {
  schema: string[];
  /** Folder of the documents. */
  documents: string;
}

/** The part of the contract that is Magento's. */
const CORE_FILES = ["core", "core-products", "core-lists", "core-clients", "core-orders"].map(
  (name) => `app/provider/contract/${name}.graphql`,
);

const PROVIDER: ContractPaths = {
  schema: [
    ...CORE_FILES,
    ...["extension", "extension-clients", "extension-returns"].map(
      (name) => `app/provider/contract/${name}.graphql`,
    ),
  ],
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
  const schema = readSchema(root, paths.schema);
  const documents = readdirSync(join(root, paths.documents), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".graphql"))
    .sort()
    .map((location) => ({ location, document: parseFile(root, join(paths.documents, location)) }));
  const errors = validate(buildASTSchema(schema), concatAST(documents.map(({ document }) => document)));
  if (errors.length > 0) throw new ContractFault(errors);
  return { sdl: print(schema), schema, documents };
}

/** The part of the contract that is Magento's, without the extension. */
export function readCoreSchema(root = "."): DocumentNode {
  return readSchema(root, CORE_FILES);
}

function readSchema(root: string, files: string[]): DocumentNode {
  return withInheritedFields(concatAST(files.map((path) => parseFile(root, path))));
}

function parseFile(root: string, path: string): DocumentNode {
  try {
    return parse(new Source(readFileSync(join(root, path), "utf8"), path));
  } catch (error) {
    throw error instanceof GraphQLError ? new ContractFault([error]) : error;
  }
}
