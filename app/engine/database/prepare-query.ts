import type { Compilable, CompiledQuery } from "kysely";
import { databaseIdentity } from "./dialect";
import type { Connection } from "./schema";

/** Stands for a value in a query that is built once. */
class Placeholder {
  constructor(readonly name: string | symbol) {}
}

const PLACEHOLDERS = new Proxy({}, { get: (_target, name) => new Placeholder(name) });

/**
 * Prepares a query of a path that every page takes: Kysely builds and compiles it once, which takes longer than to
 * execute it.
 * @param build may only pass each value on as a parameter, and not depend on it
 * @returns executes the query with the values, and returns its rows
 */
export function prepareQuery<Values extends object, Row>(
  build: (db: Connection, values: Values) => Compilable<Row>,
): (db: Connection, values: Values) => Promise<Row[]> {
  const compiled = new WeakMap<object, CompiledQuery>();
  return async (db, values) => {
    const database = databaseIdentity(db);
    const query = compiled.get(database) ?? build(db, PLACEHOLDERS as Values).compile();
    compiled.set(database, query);
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? Reflect.get(values, parameter.name) : parameter,
    );
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
