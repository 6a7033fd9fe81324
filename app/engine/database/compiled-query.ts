import type { Compilable, CompiledQuery, DialectAdapter } from "kysely";
import type { Connection } from "./schema";

/** The place of a parameter while a query is compiled. */
class Placeholder {
  constructor(readonly index: number) {}
}

/**
 * A frequent query that is built and compiled once for each database, which takes as long as executing it, and then
 * executed with other parameters.
 * @param build the query; its text may not depend on the parameters, and none of them may be a list
 * @returns a function that executes it, also within a transaction
 */
export function compiledQuery<Parameters extends unknown[], Row>(
  build: (db: Connection, ...parameters: Parameters) => Compilable<Row>,
): (db: Connection, ...parameters: Parameters) => Promise<Row[]> {
  const compiled = new WeakMap<DialectAdapter, CompiledQuery<Row>>();

  function compile(db: Connection, { length }: Parameters): CompiledQuery<Row> {
    const places = Array.from({ length }, (_, index) => new Placeholder(index));
    return build(db, ...(places as unknown[] as Parameters)).compile();
  }

  return async (db, ...parameters) => {
    const { adapter } = db.getExecutor();
    const query = compiled.get(adapter) ?? compile(db, parameters);
    compiled.set(adapter, query);
    const values = query.parameters.map((value) =>
      value instanceof Placeholder ? parameters[value.index] : value,
    );
    return (await db.executeQuery<Row>({ ...query, parameters: values })).rows;
  };
}
