import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { SQLITE_FILE } from "~/engine/database/dialect";
import type { Mutation, Query } from "~/engine/graphql/resolvers.generated";
import { constantTime } from "~/engine/shared/constant-time";
import { type Engine, openEngine } from "~/engine/shared/engine";
import { clearMemoryCache } from "~/engine/shared/memory-cache";
import { adminGroup, adminSettings } from "~/settings/admin.server";
import { connectionGroup, connectionSettings } from "~/settings/connections.server";
import { paymentGroup, paymentSettings } from "~/settings/payments.server";
import type { Settings } from "~/settings/settings.server";
import { noticingWrites } from "./noticing-writes";
import { createDatabase, type FreshDatabase } from "./test-database";

/** The sender of a request: a customer's token, a visitor's design owner token. */
export interface Sender {
  token?: string;
  owner?: string;
  headers?: Record<string, string>;
}

/** A response type with all nullable members required: a test that reads a missing one fails. */
type Complete<Value> = Value extends (infer Item)[]
  ? Complete<NonNullable<Item>>[]
  : Value extends object
    ? { [Key in keyof Value]-?: Complete<NonNullable<Value[Key]>> }
    : Value;

export interface GraphqlResponse<Data = Complete<Query & Mutation>> {
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
  /** Specify the data's type for aliases and for members of a single type of an interface. */
  graphql<Data = Complete<Query & Mutation>>(
    document: string,
    variables?: object,
    sender?: Sender,
  ): Promise<GraphqlResponse<Data>>;
  rest(path: string, init?: RequestInit, sender?: Sender): Promise<Response>;
  close(): Promise<void>;
}

constantTime.milliseconds = 1;

/** Read once: the seeded store, which later test files copy, must not be in a folder that one test file sets and deletes. */
const TEMPORARY_FOLDER = tmpdir();

/** Default process settings of tests. */
export const PROCESSES: Settings["processes"] = {
  databasePoolSize: 10,
  databaseWaitSeconds: 0,
  requestTimeout: 12_000,
  jobSeconds: 60,
  count: 1,
  stopDelaySeconds: 0,
};

/** Settings for new data: a new folder, and a new database of the server TEST_DATABASE_URL. */
export function freshSettings(changes: Partial<Settings> = {}): Promise<FreshSettings> {
  return settingsFor(changes, null);
}

interface FreshSettings {
  settings: Settings;
  database: FreshDatabase | null;
  remove(): Promise<void>;
}

/** @param seeded settings of a seeded store, whose database is copied */
async function settingsFor(changes: Partial<Settings>, seeded: FreshSettings | null): Promise<FreshSettings> {
  const dataDirectory = mkdtempSync(join(TEMPORARY_FOLDER, "my-pet-canvas-"));
  const server = process.env.TEST_DATABASE_URL;
  const database = server ? await createDatabase(server, seeded?.database) : null;
  if (seeded && !database) {
    copyFileSync(join(seeded.settings.dataDirectory, SQLITE_FILE), join(dataDirectory, SQLITE_FILE));
  }
  const settings: Settings = {
    production: false,
    port: 3000,
    brand: "mpc",
    stores: [changes.brand ?? "mpc"],
    storeCountry: "US",
    brandsDirectory: resolve("brands"),
    dataDirectory,
    picturesDirectory: join(dataDirectory, "pictures"),
    databaseUrl: database?.url,
    providerUrl: undefined,
    providerStore: "default",
    providerTimeout: 180_000,
    sessionSecret: "a secret that only tests know, long enough",
    smtpUrl: undefined,
    mailFrom: undefined,
    shopEmail: undefined,
    storeUrls: {},
    publicUrl: "http://localhost:3000",
    entrance: {
      hosts: null,
      apiOrigins: [],
      trustedProxies: null,
      origin: "http://localhost:3000",
      isHttps: false,
      isLocal: true,
    },
    connections: connectionSettings(connectionGroup.schema.parse({}), dataDirectory),
    isSchemaPublic: false,
    recaptcha: null,
    easyPost: null,
    staticHost: undefined,
    priceCacheSeconds: 604_800,
    formerCookiesUntil: new Date("2027-03-01"),
    developerToken: undefined,
    thirdParties: {},
    social: {},
    payments: paymentSettings(paymentGroup.schema.parse({})),
    taxes: { registrations: null, stripe: null },
    reviews: { inviteAfterDays: 7 },
    admin: adminSettings(adminGroup.schema.parse({})),
    carts: { remindAfterHours: 24, remindersARun: 200, keepGuestDays: 90 },
    proofs: { workingDays: 3 },
    print: {
      resolutionFloor: 100,
      fileNames: "{order}-{line}-{file}-{surface}",
      pressProfile: null,
      processProfiles: {},
    },
    cutOutModel: null,
    processes: PROCESSES,
    ...changes,
  };
  return {
    settings,
    database,
    async remove() {
      await database?.drop();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

interface FixtureOptions {
  /** Redirects the settings to the same database, for example through a proxy. */
  lead?: (settings: Settings) => Promise<Settings>;
  /** Keeps the jobs and the mail sender running; by default the test has exclusive use of the database. */
  hasBackgroundWork?: boolean;
}

/** A freshly seeded engine with a temporary SQLite file, or a new PostgreSQL database. */
export async function openFixture(
  changes: Partial<Settings> = {},
  { lead = async (settings) => settings, hasBackgroundWork = false }: FixtureOptions = {},
): Promise<EngineFixture> {
  const isUsual = !UNUSUAL.some((name) => name in changes);
  const { settings: direct, remove } = await settingsFor(changes, isUsual ? await seededShop() : null);
  const settings = await lead(direct);
  const engine = await openEngine(settings);
  if (!hasBackgroundWork) await engine.retire();
  let hasWritten = false;
  // Makes a test's changes of the catalog or the configuration visible at once.
  const clearRows = () => {
    if (hasWritten) clearMemoryCache(engine.db);
    hasWritten = false;
  };

  return {
    db: noticingWrites(engine.db, () => {
      hasWritten = true;
    }),
    settings,
    async graphql(query, variables = {}, sender = {}) {
      const request = new Request("http://engine.test/graphql", {
        method: "POST",
        headers: { ...identity(settings, sender), "Content-Type": "application/json" },
        body: JSON.stringify({ query, variables }),
      });
      clearRows();
      const response = await engine.handle(request);
      // As a client outside gets it: pages in the process get the data themselves.
      return JSON.parse(await response.text());
    },
    rest(path, init = {}, sender = {}) {
      clearRows();
      const headers = new Headers(identity(settings, sender));
      for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
      return engine.handle(new Request(`http://engine.test${path}`, { ...init, headers }));
    },
    async close() {
      await engine.close();
      await remove();
    },
  };
}

/** Settings that determine a seeded database's content and location. */
const UNUSUAL = ["brand", "stores", "brandsDirectory", "dataDirectory"] as const;

let seeded: Promise<FreshSettings> | undefined;

/** The default store, seeded once per process: every fixture copies its database. */
function seededShop(): Promise<FreshSettings> {
  seeded ??= seedShop();
  return seeded;
}

async function seedShop(): Promise<FreshSettings> {
  const fresh = await freshSettings();
  process.once("exit", () => rmSync(fresh.settings.dataDirectory, { recursive: true, force: true }));
  const engine = await openEngine(fresh.settings);
  await engine.close();
  return fresh;
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
