import type { Plugin } from "graphql-yoga";
import { nextTurn } from "../shared/next-turn";
import type { EngineContext } from "./context";

const heavy = new WeakSet<EngineContext>();

/** Notes that the operation of this request is heavy. */
export function markHeavy(context: EngineContext): void {
  heavy.add(context);
}

/** Lets others be answered between heavy operations. Stands behind what chooses how an operation is run. */
export function takeTurns(): Plugin<EngineContext> {
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      if (!heavy.has(args.contextValue)) return;
      setExecuteFn((given) => nextTurn().then(() => executeFn(given)));
    },
  };
}
