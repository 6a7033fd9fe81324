import { type ASTNode, type DefinitionNode, type DirectiveNode, Kind, parse, print, visit } from "graphql";
import { currentSettings } from "~/settings/settings.server";
import type { GraphqlError } from "./provider-failure";
import type { SupportedPart, SupportedParts } from "./saved-capabilities.server";
import { isUnknownPart, withoutUnknownParts } from "./unknown-parts";

/**
 * Learns from error messages what a remote host does not support: a plain Magento lacks the extension. Each document is
 * reduced to what the host understands, and the shopper sees the rest. The embedded engine supports everything.
 */

/** Then the whole document is tried again, in case the host was updated. */
const EXPIRES_AFTER_MILLISECONDS = 12 * 60 * 60_000;
/** In production Magento reports one error at a time. */
const MAX_ROUNDS = 50;

const understood = new Map<string, SupportedPart>();
const probes = new Map<string, Promise<void>>();

/** All that has been learned. */
export function supportedParts(): SupportedParts {
  return understood;
}

/** Takes over what other processes, or an earlier start, have learned later than this one. */
export function adoptParts(parts: SupportedParts): void {
  for (const [document, part] of parts) {
    if (part.learnedAt > (understood.get(document)?.learnedAt ?? 0)) understood.set(document, part);
  }
}

/** Learns a document anew. @returns false when there was no response */
export async function learnAgain(
  document: string,
  send: (probe: string) => Promise<GraphqlError[] | null>,
): Promise<boolean> {
  const before = understood.get(document);
  await probeOnce(document, send);
  return understood.get(document) !== before;
}

/** The part of the document that the host is known to understand; null when there is none. */
export function understoodPart(document: string): string | null {
  const valid = validPart(document);
  return valid ? valid.part : document;
}

/**
 * Sends a document, reduced further while the host reports unknown parts: until then it has executed nothing.
 * @param send sends a text and returns the errors of the response
 * @returns null when the host understands nothing of the document
 */
export async function sendUnderstood<Sent extends { errors: GraphqlError[] }>(
  document: string,
  send: (part: string) => Promise<Sent>,
): Promise<Sent | null> {
  let part = understoodPart(document);
  for (let round = 1; part !== null; round += 1) {
    const sent = await send(part);
    const isWhole = !currentSettings().providerUrl || !sent.errors.some(isUnknownPart);
    if (isWhole || round === MAX_ROUNDS) return sent;
    part = withoutUnknownParts(part, sent.errors);
    understood.set(document, { part, learnedAt: Date.now() });
  }
  return null;
}

/**
 * True if the host understands any part of the document. Asked occasionally, by sending the document with all fields
 * skipped, so that it is validated but not executed.
 * @param send as for `sendUnderstood`; null when there was no response, which decides nothing
 */
export async function isUnderstood(
  document: string,
  send: (probe: string) => Promise<GraphqlError[] | null>,
): Promise<boolean> {
  if (!currentSettings().providerUrl) return true;
  if (!validPart(document)) await probeOnce(document, send);
  return understoodPart(document) !== null;
}

/** The same for a document that needs all of its parts, such as one that tests whether lists support a filter. */
export async function isWhollyUnderstood(
  document: string,
  send: (probe: string) => Promise<GraphqlError[] | null>,
): Promise<boolean> {
  await isUnderstood(document, send);
  return understoodPart(document) === document;
}

function validPart(document: string): SupportedPart | undefined {
  const saved = understood.get(document);
  return saved && Date.now() - saved.learnedAt < EXPIRES_AFTER_MILLISECONDS ? saved : undefined;
}

function probeOnce(document: string, send: (probe: string) => Promise<GraphqlError[] | null>): Promise<void> {
  const running = probes.get(document) ?? probe(document, send).finally(() => probes.delete(document));
  probes.set(document, running);
  return running;
}

async function probe(
  document: string,
  send: (probe: string) => Promise<GraphqlError[] | null>,
): Promise<void> {
  const whole = withAllSkipped(document);
  let text: string | null = whole;
  for (let round = 0; text !== null && round < MAX_ROUNDS; round += 1) {
    const errors = await send(text);
    if (errors === null) return;
    if (!errors.some(isUnknownPart)) break;
    text = withoutUnknownParts(text, errors);
  }
  const part = text === whole ? document : text && withoutSkips(text);
  understood.set(document, { part, learnedAt: Date.now() });
}

const SKIPPED: DirectiveNode = {
  kind: Kind.DIRECTIVE,
  name: { kind: Kind.NAME, value: "skip" },
  arguments: [
    {
      kind: Kind.ARGUMENT,
      name: { kind: Kind.NAME, value: "if" },
      value: { kind: Kind.BOOLEAN, value: true },
    },
  ],
};

function withAllSkipped(document: string): string {
  const { definitions } = parse(document);
  return definitions.map((definition) => print(skipped(definition))).join("\n");
}

function skipped(definition: DefinitionNode): DefinitionNode {
  if (definition.kind !== Kind.OPERATION_DEFINITION) return definition;
  const selections = definition.selectionSet.selections.map((selection) => ({
    ...selection,
    directives: [SKIPPED],
  }));
  return { ...definition, selectionSet: { ...definition.selectionSet, selections } };
}

function withoutSkips(probe: string): string {
  return print(visit(parse(probe), { enter: (node) => (isSkip(node) ? null : undefined) }));
}

function isSkip(node: ASTNode): boolean {
  return node.kind === Kind.DIRECTIVE && node.name.value === "skip";
}
