import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { type BrandSettings, brandFields, brandSettings } from "./brand-settings.server";
import { type CartSettings, cartFields, cartSettings } from "./cart-settings.server";
import { type ConnectionSettings, connectionFields, connectionSettings } from "./connection-settings.server";
import { openDataDirectory } from "./data-directory.server";
import { type Entrance, entrance, entranceFields } from "./entrance-settings.server";
import { fileFields, requireWholeBucket, type S3Settings, s3Settings } from "./file-settings.server";
import { type LetterSettings, letterFields, letterSettings } from "./letter-settings.server";
import { type ProcessSettings, processFields, processSettings } from "./process-settings.server";
import { type ProofSettings, proofFields, proofSettings } from "./proof-settings.server";
import { providerFields, refuseItself } from "./provider-settings.server";
import { type SocialClients, socialClients, socialFields } from "./social-settings.server";
import { type ThirdPartyIds, thirdPartyFields, thirdPartyIds } from "./third-party-settings.server";
import { watchingFields } from "./watching-settings.server";

/** Everything the owner can set from outside, read and checked once at start. */

const SHORTEST_SECRET = 32;
const WRONG_PORT = "must be a number from 1 to 65535";

const settingFields = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  PORT: z.coerce
    .number({ invalid_type_error: WRONG_PORT })
    .int(WRONG_PORT)
    .min(1, WRONG_PORT)
    .max(65535, WRONG_PORT)
    .default(3000),
  ...brandFields,
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must be a postgres address")
    .optional(),
  ...providerFields,
  SESSION_SECRET: z
    .string()
    .min(SHORTEST_SECRET, `must have at least ${SHORTEST_SECRET} characters`)
    .optional(),
  ...letterFields,
  ALGOLIA_APP_ID: z.string().min(1).optional(),
  ALGOLIA_SEARCH_KEY: z.string().min(1).optional(),
  /** Another address than Algolia's own, such as that of a proxy. */
  ALGOLIA_HOST: z.string().url().optional(),
  ...entranceFields,
  ...connectionFields,
  /** Whether POST /graphql tells strangers its schema; 1 in development. */
  GRAPHQL_INTROSPECTION: z.enum(["0", "1"]).optional(),
  /** Host that serves the pictures; without it the host that names them. */
  STATIC_HOST: z.string().url().optional(),
  /** How long a price code is remembered, in seconds; 7 days by default. */
  PRICE_CACHE_SECONDS: z.coerce.number().int().min(60).default(604_800),
  /** Until when cookies in the forms of earlier versions are read and renewed (docs/decisions/0063). */
  FORMER_COOKIES_UNTIL: z.coerce
    .date({ message: "must be a date, such as 2027-03-01" })
    .default(new Date("2027-03-01")),
  /** Opens developer mode; without it there is none. */
  DEVELOPER_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  ...thirdPartyFields,
  ...socialFields,
  ...cartFields,
  ...proofFields,
  ...fileFields,
  ...processFields,
  ...watchingFields,
  /** Checks the captcha's answers; without it they are not asked for. */
  RECAPTCHA_SECRET: z.string().min(20, "must have at least 20 characters").optional(),
  RECAPTCHA_VERIFY_URL: z.string().url().default("https://www.google.com/recaptcha/api/siteverify"),
});

/** Names of all settings of the app. */
export const settingNames = Object.keys(settingFields.shape);

const settingsSchema = settingFields
  .superRefine((settings, context) => {
    if (settings.SESSION_SECRET || !(settings.PROVIDER_URL || settings.DATABASE_URL)) return;
    context.addIssue({
      code: "custom",
      path: ["SESSION_SECRET"],
      message: "is required when PROVIDER_URL or DATABASE_URL is set, so that every process signs alike",
    });
  })
  .superRefine(requireWholeBucket)
  .superRefine(refuseItself);

export interface Settings extends BrandSettings, LetterSettings {
  production: boolean;
  port: number;
  /** Absolute path of the folder for the database file, uploads and mail. */
  dataDirectory: string;
  databaseUrl: string | undefined;
  providerUrl: string | undefined;
  /** How long a remote provider may take to answer, in milliseconds. */
  providerTimeout: number;
  sessionSecret: string;
  /** Without a slash at its end. */
  publicUrl: string;
  entrance: Entrance;
  connections: ConnectionSettings;
  /** Whether the engine's GraphQL tells strangers its schema. */
  tellsSchema: boolean;
  /** The search service; absent unless both of its keys are set. */
  algolia?: { appId: string; searchKey: string; host?: string };
  /** Without a slash at its end. */
  staticHost: string | undefined;
  /** How long a price code is remembered. */
  priceCacheSeconds: number;
  /** Cookies in the forms of earlier versions are read until then. */
  formerCookiesUntil: Date;
  developerToken: string | undefined;
  thirdParties: ThirdPartyIds;
  /** The networks by which customers may log in. */
  social: SocialClients;
  carts: CartSettings;
  proofs: ProofSettings;
  /** The bucket of photos and print files; absent when they are kept in the data folder. */
  s3?: S3Settings;
  processes: ProcessSettings;
  /** By what the captcha's answers are checked; null when they are not. */
  recaptcha: { secret: string; verifyUrl: string } | null;
}

/**
 * Reads the settings from environment variables.
 * @throws Error that names each wrong setting.
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = settingsSchema.safeParse(filled);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new Error(`Wrong settings: ${wrong.join("; ")}`);
  }
  const values = parsed.data;
  const dataDirectory = resolve(values.DATA_DIR);
  const isProduction = values.NODE_ENV === "production";
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, "");
  openDataDirectory(dataDirectory);
  return {
    production: isProduction,
    port: values.PORT,
    ...brandSettings(values),
    dataDirectory,
    databaseUrl: values.DATABASE_URL,
    providerUrl: values.PROVIDER_URL,
    providerTimeout: values.PROVIDER_TIMEOUT_MILLISECONDS,
    sessionSecret: values.SESSION_SECRET ?? keptSecret(dataDirectory),
    ...letterSettings(values),
    publicUrl,
    entrance: entrance(values, publicUrl),
    connections: connectionSettings(values, dataDirectory),
    tellsSchema: values.GRAPHQL_INTROSPECTION === "1" || (!values.GRAPHQL_INTROSPECTION && !isProduction),
    algolia: algoliaSettings(values),
    staticHost: values.STATIC_HOST && new URL(values.STATIC_HOST).origin,
    priceCacheSeconds: values.PRICE_CACHE_SECONDS,
    formerCookiesUntil: values.FORMER_COOKIES_UNTIL,
    developerToken: values.DEVELOPER_TOKEN,
    thirdParties: thirdPartyIds(values),
    social: socialClients(values),
    carts: cartSettings(values),
    proofs: proofSettings(values),
    s3: s3Settings(values),
    processes: processSettings(values),
    recaptcha: values.RECAPTCHA_SECRET
      ? { secret: values.RECAPTCHA_SECRET, verifyUrl: values.RECAPTCHA_VERIFY_URL }
      : null,
  };
}

function algoliaSettings(values: z.infer<typeof settingsSchema>): Settings["algolia"] {
  const { ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_KEY: searchKey, ALGOLIA_HOST: host } = values;
  return appId && searchKey ? { appId, searchKey, host } : undefined;
}

/**
 * The secret of a first local start, kept so that a restart does not log everybody out.
 * @throws Error when the file holds none, such as after a start on a full disk
 */
function keptSecret(dataDirectory: string): string {
  const path = join(dataDirectory, "session-secret");
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString("hex"), { mode: 0o600 });
  const secret = readFileSync(path, "utf8").trim();
  if (secret.length < SHORTEST_SECRET) {
    throw new Error(`Wrong settings: ${path} holds no secret; remove it and start again`);
  }
  return secret;
}

let settings: Settings | undefined;

/** The settings of this process. */
export function currentSettings(): Settings {
  settings ??= readSettings(process.env);
  return settings;
}
