import type { ExecutionArgs, ExecutionResult, GraphQLError } from "graphql";
import { nextTurn } from "../shared/next-turn";
import { compileDocument, type Execute } from "./compile-document";
import type { EngineContext } from "./context";
import { byOperation } from "./document-memory";
import {
  HEAVY,
  MAX_COST,
  operationCost,
  type PlannedOperation,
  planOperation,
  TOO_COSTLY,
} from "./limit-costs";
import { limitResponse } from "./limit-responses";
import { variablesFault } from "./limit-variables";
import { logFailures } from "./log-failures";
import { rejection } from "./rejection";

/** Rare documents are interpreted. */
const RUNS_BEFORE_COMPILING = 3;

/** An operation of a valid document. */
export interface OperationArgs extends ExecutionArgs {
  contextValue: EngineContext;
}

/**
 * Executes operations within the limits of their variables, their cost and their response, and masks errors. Frequent
 * operations, such as those of the app's own pages, are compiled.
 */
export interface OperationExecutor {
  /** @param interpret executes an operation that is not compiled */
  execute(args: OperationArgs, interpret: Execute): Promise<ExecutionResult>;
  /** Null for an operation that is not compiled. */
  executeCompiled(args: OperationArgs): Promise<ExecutionResult> | null;
}

interface Limits {
  /** Maximum length of all strings of the variables; default: what shoppers' forms need. */
  maxCharacters?: number;
  /** Converts an error for the client. */
  maskError: (error: unknown) => Error;
}

interface Operation {
  planned: PlannedOperation | null;
  runs: number;
  compiled: Execute | null;
}

/** Creates an executor that caches plans and compiled operations. */
export function createOperationExecutor(limits: Limits): OperationExecutor {
  const operationOf = byOperation(
    (args): Operation => ({ planned: planOperation(args), runs: 0, compiled: null }),
  );

  return {
    execute(args, interpret) {
      const operation = operationOf(args);
      return executeWithin(limits, operation.planned, args, (given) => {
        countRun(operation, given);
        return (operation.compiled ?? interpret)(given);
      });
    },
    executeCompiled(args) {
      const { planned, compiled } = operationOf(args);
      return compiled && executeWithin(limits, planned, args, compiled);
    },
  };
}

async function executeWithin(
  { maxCharacters, maskError }: Limits,
  planned: PlannedOperation | null,
  args: OperationArgs,
  execute: Execute,
): Promise<ExecutionResult> {
  const variables = args.variableValues ?? {};
  const fault = variablesFault(variables, maxCharacters);
  if (fault !== null) return rejection(fault);
  const cost = operationCost(planned, variables);
  if (cost > MAX_COST) return rejection(TOO_COSTLY);
  // Other requests are served between heavy operations.
  if (cost > HEAVY) await nextTurn();
  const result = await resultOf(args, execute);
  logFailures(result, args.contextValue.requestId);
  const { errors, ...limited } = limitResponse(args, result);
  return errors ? { ...limited, errors: errors.map(maskError) as GraphQLError[] } : limited;
}

/** Never rejects. */
async function resultOf(args: ExecutionArgs, execute: Execute): Promise<ExecutionResult> {
  try {
    return await execute(args);
  } catch (error) {
    return { errors: [error as GraphQLError] };
  }
}

function countRun(operation: Operation, args: ExecutionArgs): void {
  if (operation.runs === RUNS_BEFORE_COMPILING) operation.compiled = compileDocument(args);
  operation.runs += 1;
}
