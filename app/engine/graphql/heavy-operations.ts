import type { Plugin } from "graphql-yoga";
import { nextTurn } from "../shared/next-turn";
import type { EngineContext } from "./context";

const heavy = new WeakSet<EngineContext>();

/** Marks the operation of this request as heavy. */
export function markHeavy(context: EngineContext): void {
  heavy.add(context);
}

/** Serves other requests between heavy operations. Must follow the plugin that chooses how an operation is executed. */
export function takeTurns(): Plugin<EngineContext> {
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      if (!heavy.has(args.contextValue)) return;
      setExecuteFn((given) => nextTurn().then(() => executeFn(given)));
    },
  };
}
