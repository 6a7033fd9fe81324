import { type ExecutionArgs, getOperationAST, Kind } from "graphql";
import { type CostPlan, costOf, costPlan } from "./document-cost";
import type { Variables } from "./page-size";
import { variableDefaults } from "./variable-defaults";

/** Takes about 150 milliseconds; twice the cost of the app's most expensive page. */
export const MAX_COST = 30_000;

/** Operations above this cost, which take about ten milliseconds, are queued. */
export const HEAVY = 5000;

export const TOO_COSTLY =
  "The document asks for too much at once. Please ask for smaller pages or fewer fields.";

/** What the cost of an operation is computed from. */
export interface PlannedOperation {
  plan: CostPlan;
  defaults: Variables | null;
}

type AskedOperation = Pick<ExecutionArgs, "schema" | "document" | "operationName">;

/** The cost of an operation in a valid document, in units of a plain field; 0 when there is no such operation. */
export function documentCost(args: AskedOperation & Pick<ExecutionArgs, "variableValues">) {
  return operationCost(planOperation(args), args.variableValues ?? {});
}

/** The cost of a planned operation, which must be at most MAX_COST; 0 without an operation. */
export function operationCost(operation: PlannedOperation | null, variables: Variables): number {
  if (!operation) return 0;
  const { plan, defaults } = operation;
  return costOf(plan, defaults ? { ...defaults, ...variables } : variables);
}

/** Plans the cost of an operation of a valid document; null when there is no such operation. */
export function planOperation({ schema, document, operationName }: AskedOperation): PlannedOperation | null {
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
