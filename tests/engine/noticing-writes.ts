import type { KyselyPlugin } from "kysely";
import type { Engine } from "~/engine/shared/engine";

type Handle = Engine["db"];

/** Methods that build statements, which may run more than once. */
const BUILDERS = new Set<PropertyKey>([
  "insertInto",
  "replaceInto",
  "updateTable",
  "deleteFrom",
  "mergeInto",
]);
/** Other ways to change data; raw SQL uses the executor. */
const OTHER_WAYS = new Set<PropertyKey>([
  "transaction",
  "startTransaction",
  "connection",
  "schema",
  "executeQuery",
  "getExecutor",
]);

/** The same database, with a callback before anything may be written through this handle. */
export function noticingWrites(db: Handle, onWrite: () => void): Handle {
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      onWrite();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const watched = db.withPlugin(plugin);
  return new Proxy(db, {
    get(handle, name) {
      if (OTHER_WAYS.has(name)) onWrite();
      const of = BUILDERS.has(name) ? watched : handle;
      const member = Reflect.get(of, name, of);
      return typeof member === "function" ? member.bind(of) : member;
    },
  });
}
