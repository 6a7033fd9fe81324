import { type ExecutionArgs, GraphQLError, getOperationAST, Kind } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { EngineContext } from "./context";
import { type CostPlan, costOf, costPlan } from "./document-cost";
import { byOperation } from "./document-memory";
import { markHeavy } from "./heavy-operations";
import type { Variables } from "./page-size";
import { variableDefaults } from "./variable-defaults";

/** Takes about 150 milliseconds; twice the cost of the app's most expensive page. */
export const MAX_COST = 30_000;

/** Operations above this cost, which take about ten milliseconds, are queued. */
const HEAVY = 5000;

interface Operation {
  plan: CostPlan;
  defaults: Variables | null;
}

type AskedOperation = Pick<ExecutionArgs, "schema" | "document" | "operationName">;

/** Rejects operations that request more values than any page needs, before execution. */
export function limitCosts(): Plugin<EngineContext> {
  const operationOf = byOperation(readOperation);
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const operation = operationOf(args);
      const cost = operation ? operationCost(operation, args.variableValues ?? {}) : 0;
      if (cost <= MAX_COST) {
        if (cost > HEAVY) markHeavy(args.contextValue);
        return;
      }
      const extensions = { category: "graphql-input", http: { status: 400 } };
      const message = "The document asks for too much at once. Please ask for smaller pages or fewer fields.";
      setResultAndStopExecution({ errors: [new GraphQLError(message, { extensions })] });
    },
  };
}

/** The cost of an operation in a valid document, in units of a plain field; 0 when there is no such operation. */
export function documentCost(args: AskedOperation & Pick<ExecutionArgs, "variableValues">) {
  const operation = readOperation(args);
  return operation ? operationCost(operation, args.variableValues ?? {}) : 0;
}

function operationCost({ plan, defaults }: Operation, variables: Variables): number {
  return costOf(plan, defaults ? { ...defaults, ...variables } : variables);
}

function readOperation({ schema, document, operationName }: AskedOperation): Operation | null {
  const operation = getOperationAST(document, operationName);
  if (!operation) return null;
  const fragments = document.definitions.flatMap((node) =>
    node.kind === Kind.FRAGMENT_DEFINITION ? [node] : [],
  );
  return {
    plan: costPlan(schema, operation, fragments),
    defaults: variableDefaults(operation),
  };
}
