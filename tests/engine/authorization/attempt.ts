import { expect } from "vitest";
import type { EngineFixture, Sender } from "../engine-fixture";
import type { Shopper } from "./authorization-case";
import { documentOf } from "./operations";

/** Sends the operation as the attacker. */
export function attempt(engine: EngineFixture, operation: string, variables: object, asker: Sender) {
  return engine.graphql<Record<string, unknown>>(documentOf(operation), variables, asker);
}

type Answer = Awaited<ReturnType<typeof attempt>>;

/** Values that say that a token is invalid; OVER of an email's link. */
const DENIALS: unknown[] = [null, false, "OVER"];

/** True if a response denies access: an error, no data, an empty list, or an input error. */
export function isRejected({ data, errors }: Answer): boolean {
  if (errors || !data) return true;
  return Object.values(data).every(
    (value) => DENIALS.includes(value) || (value instanceof Object && hasProblems(value)),
  );
}

const PROBLEMS = ["user_errors", "userInputErrors", "errors", "errorV2"];

function hasProblems(response: object): boolean {
  if (Array.isArray(response)) return response.length === 0;
  return Object.entries(response).some(([name, said]) => {
    if (name === "outcome") return said === "UNKNOWN";
    if (name === "error" || name === "success") return said === (name === "error");
    if (!PROBLEMS.includes(name) || said === null) return false;
    return !Array.isArray(said) || said.length > 0;
  });
}

/** The text of a response, without the requested id. */
export function wordsOf({ data, errors }: Answer, thing: string | number): string {
  const said = errors?.map(({ message, extensions }) => ({ message, extensions }));
  return JSON.stringify({ data, said }).replaceAll(new RegExp(`\\b${thing}\\b`, "g"), "<thing>");
}

/** Tables without customers' data, which any visit may change: rate limits, queued emails. */
const NOT_OF_CUSTOMERS =
  /^(kysely_|sqlite_|rate_limit|job$|product$|product_option|category|cms_|url_rewrite|blog_post|header_offer|tax_state|tax_place|price_code|configuration)/;
const SENDING = ["attempts", "claimed_until", "sent_at"];

/** All customers' data, row by row, without this cart. */
async function everythingKept(engine: EngineFixture, cartId: string): Promise<Set<string>> {
  const tables = await Promise.all((await tablesOf(engine)).map((table) => rowsOf(engine, table)));
  return new Set(tables.flat().filter((row) => !row.startsWith(`cart [["id","${cartId}"]`)));
}

const tableNames = new WeakMap<EngineFixture, Promise<string[]>>();

function tablesOf(engine: EngineFixture): Promise<string[]> {
  const known = tableNames.get(engine);
  if (known) return known;
  const names = engine.db.introspection
    .getTables()
    .then((tables) => tables.map(({ name }) => name).filter((name) => !NOT_OF_CUSTOMERS.test(name)));
  tableNames.set(engine, names);
  return names;
}

async function rowsOf({ db }: EngineFixture, table: string): Promise<string[]> {
  const rows = await db
    .selectFrom(table as "customer")
    .selectAll()
    .execute();
  return rows.map((row) => {
    const columns = Object.entries(row).filter(([column]) => !SENDING.includes(column));
    return `${table} ${JSON.stringify(columns)}`;
  });
}

/** Runs something that must change nothing, except that the attacker's own cart may have been viewed. */
export async function changingNothing<Result>(
  engine: EngineFixture,
  { cartId }: Shopper,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = await everythingKept(engine, cartId);
  const result = await work();
  const after = await everythingKept(engine, cartId);
  expect([...after].filter((row) => !before.has(row))).toEqual([]);
  expect([...before].filter((row) => !after.has(row))).toEqual([]);
  return result;
}
