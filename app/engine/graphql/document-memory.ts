import type { DocumentNode, ExecutionArgs } from "graphql";
import type { Plugin } from "graphql-yoga";
import { BoundedMap } from "../shared/bounded-map";

/**
 * The app's own documents have half of these tokens; those that a page sends together come on top. A token takes about
 * 500 bytes parsed, and 2000 compiled.
 */
const MAX_TOKENS = 20_000;
/** Minimum weight: even a short document takes memory. */
const MIN_TOKENS = 20;

/** Caches a value for each operation of a document, made when it is first executed; limited by the process's memory. */
export function byOperation<Value>(make: (args: ExecutionArgs) => Value): (args: ExecutionArgs) => Value {
  const documents = new BoundedMap<DocumentNode, Map<string, { value: Value }>>(MAX_TOKENS, weightOf);
  return (args) => {
    const operations = documents.getOrMake(args.document, () => new Map());
    const name = args.operationName ?? "";
    const known = operations.get(name) ?? { value: make(args) };
    operations.set(name, known);
    return known.value;
  };
}

/** Valid documents by text. */
export interface ValidDocuments {
  find(text: string): DocumentNode | undefined;
  /** Fills and uses the cache for whatever Yoga parses and validates. */
  plugin: Plugin;
}

/**
 * Caches valid documents by text, so that they are neither parsed nor validated again. Faults of invalid documents are
 * found anew, so that neither they nor the documents take memory.
 */
export function cacheValidDocuments(): ValidDocuments {
  const documents = new BoundedMap<string, DocumentNode>(MAX_TOKENS, (_text, document) => weightOf(document));
  const valid = new WeakSet<DocumentNode>();
  const plugin: Plugin = {
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
  return { find: (text) => documents.get(text), plugin };
}

function weightOf({ tokenCount = 0 }: DocumentNode): number {
  return Math.max(tokenCount, MIN_TOKENS);
}
