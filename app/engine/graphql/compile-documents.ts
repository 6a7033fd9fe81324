import { type ExecutionArgs, getOperationAST } from "graphql";
import { type CompiledQuery, compileQuery, isCompiledQuery } from "graphql-jit";
import type { Plugin } from "graphql-yoga";
import { byOperation } from "./document-memory";
import type { Variables } from "./page-size";
import { variableChecks } from "./variable-code";
import { variableDefaults } from "./variable-defaults";

/** Compiling costs as much as some hundred executions, so rare documents are interpreted. */
const RUNS_BEFORE = 3;
/** About five times what the app's own pages need; nested lists would take seconds and gigabytes. */
const MAX_VARIABLE_CHECKS = 300;

interface CompiledDocument {
  runs: number;
  compiled: CompiledQuery | null;
}

/**
 * Compiles frequent documents, such as those of the app's own pages, into functions, which run twice as fast as
 * interpretation. Documents that cannot be compiled are interpreted.
 */
export function compileDocuments(runsBefore = RUNS_BEFORE): Plugin {
  const operationOf = byOperation((): CompiledDocument => ({ runs: 0, compiled: null }));
  return {
    onExecute({ args, setExecuteFn }) {
      const known = operationOf(args);
      if (known.runs === runsBefore) known.compiled = compile(args);
      known.runs += 1;
      const { compiled } = known;
      if (!compiled) return;
      setExecuteFn(({ rootValue, contextValue, variableValues }: ExecutionArgs) =>
        compiled.query(rootValue, contextValue, variableValues ?? {}),
      );
    },
  };
}

function compile({ schema, document, operationName }: ExecutionArgs): CompiledQuery | null {
  const operation = getOperationAST(document, operationName);
  if (!operation) return null;
  if (variableChecks(schema, operation, MAX_VARIABLE_CHECKS) > MAX_VARIABLE_CHECKS) return null;
  const compiled = compileQuery(schema, document, operationName ?? "");
  return isCompiledQuery(compiled) ? withDefaults(compiled, variableDefaults(operation)) : null;
}

/** The compiler knows no default values of required variables, such as `$size: Int! = 20`. */
function withDefaults(compiled: CompiledQuery, defaults: Variables | null): CompiledQuery {
  if (!defaults) return compiled;
  return {
    ...compiled,
    query: (root, context, variables) => compiled.query(root, context, { ...defaults, ...variables }),
  };
}
