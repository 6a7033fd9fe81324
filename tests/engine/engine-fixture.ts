import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pg from "pg";
import { z } from "zod";
import { connectionFields, connectionSettings } from "~/connection-settings.server";
import type { Mutation, Query } from "~/engine/graphql/resolvers.generated";
import { type Engine, openEngine } from "~/engine/shared/engine";
import { forgetKept } from "~/engine/shared/kept-in-memory";
import type { Settings } from "~/settings.server";

/** Who sends a request: a customer's token, a visitor's design owner token. */
export interface Sender {
  token?: string;
  owner?: string;
  headers?: Record<string, string>;
}

/** An answer with every member that can be null taken as there: a test that reads what is missing fails. */
type Complete<Value> = Value extends (infer Item)[]
  ? Complete<NonNullable<Item>>[]
  : Value extends object
    ? { [Key in keyof Value]-?: Complete<NonNullable<Value[Key]>> }
    : Value;

export interface GraphqlAnswer<Data = Complete<Query & Mutation>> {
  data: Data;
  errors?: {
    message: string;
    path?: (string | number)[];
    extensions: { category?: string; field?: string };
  }[];
}

export interface EngineFixture {
  db: Engine["db"];
  settings: Settings;
  /** Name the data's type where aliases or members of one type of an interface are asked for. */
  graphql<Data = Complete<Query & Mutation>>(
    document: string,
    variables?: object,
    sender?: Sender,
  ): Promise<GraphqlAnswer<Data>>;
  rest(path: string, init?: RequestInit, sender?: Sender): Promise<Response>;
  close(): Promise<void>;
}

/** How each process works unless a test says otherwise. */
export const PROCESSES: Settings["processes"] = {
  databasePoolSize: 10,
  databaseWaitSeconds: 0,
  requestTimeout: 12_000,
  jobSeconds: 60,
  count: 1,
  stopDelaySeconds: 0,
};

/** Settings that lead to nothing yet: a new folder, and a new database of the server TEST_DATABASE_URL names. */
export async function freshSettings(
  changes: Partial<Settings> = {},
): Promise<{ settings: Settings; remove: () => Promise<void> }> {
  const dataDirectory = mkdtempSync(join(tmpdir(), "my-pet-canvas-"));
  const database = await freshDatabase(process.env.TEST_DATABASE_URL);
  const settings: Settings = {
    production: false,
    port: 3000,
    brand: "mpc",
    stores: [changes.brand ?? "mpc"],
    brandsDirectory: resolve("brands"),
    dataDirectory,
    databaseUrl: database?.url,
    providerUrl: undefined,
    providerTimeout: 180_000,
    sessionSecret: "a secret that only tests know, long enough",
    smtpUrl: undefined,
    mailFrom: undefined,
    shopEmail: undefined,
    storeUrls: {},
    publicUrl: "http://localhost:3000",
    entrance: {
      hosts: null,
      trustedProxies: null,
      origin: "http://localhost:3000",
      isHttps: false,
      isLocal: true,
    },
    connections: connectionSettings(z.object(connectionFields).parse({}), dataDirectory),
    tellsSchema: false,
    recaptcha: null,
    staticHost: undefined,
    priceCacheSeconds: 604_800,
    formerCookiesUntil: new Date("2027-03-01"),
    developerToken: undefined,
    thirdParties: {},
    social: {},
    carts: { remindAfterHours: 24, remindersARun: 200, keepGuestDays: 90 },
    proofs: { workingDays: 3 },
    processes: PROCESSES,
    ...changes,
  };
  return {
    settings,
    async remove() {
      await database?.drop();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

/**
 * A freshly seeded engine: on a temporary SQLite file, or in a new PostgreSQL database.
 * @param lead the settings by another way to the same database
 */
export async function openFixture(
  changes: Partial<Settings> = {},
  lead: (settings: Settings) => Promise<Settings> = async (settings) => settings,
): Promise<EngineFixture> {
  const { settings: direct, remove } = await freshSettings(changes);
  const settings = await lead(direct);
  const engine = await openEngine(settings);

  return {
    db: engine.db,
    settings,
    // What a test wrote into the catalogue or the configuration is seen at once.
    async graphql(query, variables = {}, sender = {}) {
      const request = new Request("http://engine.test/graphql", {
        method: "POST",
        headers: { ...identity(settings, sender), "Content-Type": "application/json" },
        body: JSON.stringify({ query, variables }),
      });
      forgetKept(engine.db);
      return (await engine.answer(request)).json();
    },
    rest(path, init = {}, sender = {}) {
      forgetKept(engine.db);
      const headers = new Headers(identity(settings, sender));
      for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
      return engine.answer(new Request(`http://engine.test${path}`, { ...init, headers }));
    },
    async close() {
      await engine.close();
      await remove();
    },
  };
}

function identity({ brand }: Settings, { token, owner, headers }: Sender): Record<string, string> {
  return {
    Accept: "application/json",
    Store: brand,
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(owner && { designOwner: owner }),
    ...headers,
  };
}

async function freshDatabase(server: string | undefined) {
  if (!server) return undefined;
  const name = `mpc_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  // Without force: the server waits a moment for connections that are still closing, instead of breaking them.
  return { url: url.href, drop: () => onServer(server, `drop database ${name}`) };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(statement);
  await client.end();
}
