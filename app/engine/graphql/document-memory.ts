import type { DocumentNode } from "graphql";
import { BoundedMap } from "../shared/bounded-map";

/** Some ten times what our own pages ask. A document takes some hundred times its length once it is parsed. */
const MOST_CHARACTERS = 200_000;
/** However short, a document costs something to keep. */
const LEAST = 1000;

/** Remembers something by documents, of all of them together no more than the memory of the process can bear. */
export function byDocument<Value>(): BoundedMap<DocumentNode, Value> {
  return new BoundedMap(MOST_CHARACTERS, ({ loc }) => weightOf(loc?.source.body ?? ""));
}

/** What Yoga keeps: documents that could be parsed, by their text. Faults are found anew. */
export function parsedDocuments() {
  const documentCache = new BoundedMap<string, DocumentNode>(MOST_CHARACTERS, weightOf);
  const errorCache = { get: () => undefined, set: () => {} };
  return { documentCache, errorCache };
}

function weightOf(text: string): number {
  return Math.max(text.length, LEAST);
}
