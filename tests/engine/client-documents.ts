import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type DocumentNode, type FragmentDefinitionNode, Kind, parse, visit } from "graphql";

/**
 * Documents of our own in the shape of other clients' (the order of calls, and the members that each queries), by client in
 * folders below client-documents.
 */
export const CLIENTS = ["pwa-studio", "graphcommerce", "drop-ins"] as const;

/** The file of each client for what the store does not have. */
const UNSUPPORTED = "unsupported.graphql";

/** The client's documents by name, each with the fragments it uses. */
export function documentsOf(client: string): Map<string, DocumentNode> {
  const folder = join("tests/engine/client-documents", client);
  const files = readdirSync(folder).filter((file) => file !== UNSUPPORTED);
  return new Map(files.flatMap((file) => [...documentsIn(join(folder, file))]));
}

/** The same for what the store does not have. */
export function unsupportedDocumentsOf(client: string): Map<string, DocumentNode> {
  return documentsIn(join("tests/engine/client-documents", client, UNSUPPORTED));
}

function documentsIn(path: string): Map<string, DocumentNode> {
  const { definitions } = parse(readFileSync(path, "utf8"));
  const fragments = definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  const operations = definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  return new Map(
    operations.map((operation) => {
      const document = { kind: Kind.DOCUMENT, definitions: [operation] } as const;
      return [
        operation.name?.value ?? "",
        { ...document, definitions: [operation, ...usedBy(document, fragments)] },
      ];
    }),
  );
}

function usedBy(node: DocumentNode | FragmentDefinitionNode, all: FragmentDefinitionNode[]) {
  const used = new Map<string, FragmentDefinitionNode>();
  const spread = (part: DocumentNode | FragmentDefinitionNode) =>
    visit(part, {
      FragmentSpread({ name }) {
        const fragment = all.find((each) => each.name.value === name.value);
        if (!fragment || used.has(name.value)) return;
        used.set(name.value, fragment);
        spread(fragment);
      },
    });
  spread(node);
  return used.values();
}
