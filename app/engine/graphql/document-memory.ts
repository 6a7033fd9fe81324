import type { DocumentNode } from "graphql";
import type { Plugin } from "graphql-yoga";
import { BoundedMap } from "../shared/bounded-map";

/** Some twice what our own pages ask. A token takes some 500 bytes once it is parsed, and some 2000 once it is compiled. */
const MAX_TOKENS = 20_000;
/** However short, a document costs something to keep. */
const MIN_TOKENS = 20;

/** Caches values by document; at most as many as the memory of the process can bear. */
export function byDocument<Value>(): BoundedMap<DocumentNode, Value> {
  return new BoundedMap(MAX_TOKENS, weightOf);
}

/**
 * Caches the documents that are valid, by their text: they are neither parsed nor validated again. Whatever is wrong
 * with a document is found anew, so that neither it nor its faults take any memory.
 */
export function cacheValidDocuments(): Plugin {
  const documents = new BoundedMap<string, DocumentNode>(MAX_TOKENS, (_text, document) => weightOf(document));
  const valid = new WeakSet<DocumentNode>();
  return {
    onParse({ params, setParsedDocument }) {
      const document = documents.get(String(params.source));
      if (document) setParsedDocument(document);
    },
    onValidate({ params: { documentAST }, setResult }) {
      if (valid.has(documentAST)) {
        setResult([]);
        return;
      }
      return ({ valid: isValid }) => {
        const text = documentAST.loc?.source.body;
        if (!isValid || text === undefined) return;
        valid.add(documentAST);
        documents.set(text, documentAST);
      };
    },
  };
}

function weightOf({ tokenCount = 0 }: DocumentNode): number {
  return Math.max(tokenCount, MIN_TOKENS);
}
