import {
  type ASTNode,
  BREAK,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  visit,
} from "graphql";
import { type Measurement, measurement } from "./measure-document";

const MAX_OPERATIONS = 30;
const MAX_FRAGMENTS = 100;
/** Maximum number of fields of an operation; other clients' page of an order has more than seven hundred. */
export const MAX_FIELDS = 800;
const MAX_FIELDS_OF_ALL_OPERATIONS = 2000;
const MAX_DEPTH = 20;
/** An operation does one thing or a few; more would bypass the rate limits on passwords. */
const MAX_MUTATIONS = 5;
/** Otherwise a short document could request long lists hundreds of times. */
const MAX_ALIASES = 30;
const MAX_VARIABLES = 50;
/** Maximum per field, directive, or literal object. */
const MAX_ARGUMENTS = 60;
/** Maximum per field, fragment or operation. */
const MAX_DIRECTIVES = 10;
export const TOO_DEEP = "The document is too deep.";

/**
 * Describes the limit that the document exceeds; null when it exceeds none. Every definition counts, used or not,
 * before GraphQL's validation rules compare all parts of the document and describe every fault.
 */
export function documentFault(document: DocumentNode): string | null {
  return definitionFault(document) ?? nodeFault(document) ?? selectionFault(document);
}

function definitionFault({ definitions }: DocumentNode): string | null {
  const fragments = definitions.filter(isFragment);
  const operations = definitions.filter(isOperation);
  if (fragments.length + operations.length < definitions.length) {
    return "A document consists of operations and fragments.";
  }
  if (operations.length > MAX_OPERATIONS) return "The document has too many operations.";
  if (fragments.length > MAX_FRAGMENTS) return "The document has too many fragments.";
  const repeated = firstRepeated(fragments.map(({ name }) => name.value));
  return repeated === undefined ? null : `There can be only one fragment named "${repeated}".`;
}

/** The limit that a single node exceeds; null when none. */
function nodeFault(document: DocumentNode): string | null {
  let fault: string | null = null;
  visit(document, {
    enter(node) {
      fault = faultOfNode(node);
      return fault === null ? undefined : BREAK;
    },
  });
  return fault;
}

function faultOfNode(node: ASTNode): string | null {
  if (isLongerThan("directives" in node && node.directives, MAX_DIRECTIVES)) {
    return "The document has too many directives.";
  }
  if (isLongerThan("arguments" in node && node.arguments, MAX_ARGUMENTS)) {
    return "A field of the document has too many arguments.";
  }
  if (isLongerThan("variableDefinitions" in node && node.variableDefinitions, MAX_VARIABLES)) {
    return "The document has too many variables.";
  }
  if (node.kind === Kind.OBJECT && isLongerThan(node.fields, MAX_ARGUMENTS)) {
    return "An object of the document has too many fields.";
  }
  return null;
}

function isLongerThan(nodes: readonly unknown[] | false | undefined, max: number): boolean {
  return nodes !== undefined && nodes !== false && nodes.length > max;
}

function selectionFault(document: DocumentNode): string | null {
  const measure = measurement(document);
  let fields = 0;
  for (const operation of document.definitions.filter(isOperation)) {
    const extent = measure.extentOf(operation.selectionSet);
    fields += extent.fields;
    const isMutation = operation.operation === OperationTypeNode.MUTATION;
    if (isMutation && extent.first > MAX_MUTATIONS) return "The document has too many mutations.";
    if (extent.fields > MAX_FIELDS || fields > MAX_FIELDS_OF_ALL_OPERATIONS) {
      return "The document has too many fields.";
    }
    if (extent.depth > MAX_DEPTH) return TOO_DEEP;
    if (extent.aliases > MAX_ALIASES) return "The document has too many aliases.";
  }
  return fragmentFault(measure);
}

/** Uses the messages of GraphQL's own rules. */
function fragmentFault({ cycle, unused }: Measurement): string | null {
  const spreadInItself = cycle();
  if (spreadInItself !== null) return `Cannot spread fragment "${spreadInItself}" within itself.`;
  const unusedName = unused();
  return unusedName === null ? null : `Fragment "${unusedName}" is never used.`;
}

function isFragment(node: ASTNode): node is FragmentDefinitionNode {
  return node.kind === Kind.FRAGMENT_DEFINITION;
}

function isOperation(node: ASTNode): node is OperationDefinitionNode {
  return node.kind === Kind.OPERATION_DEFINITION;
}

function firstRepeated(names: string[]): string | undefined {
  return names.find((name, place) => names.indexOf(name) !== place);
}
