import { z } from "zod";
import { type AdminSettings, adminGroup, adminSettings } from "./admin.server";
import { type BrandSettings, brandGroup, brandSettings } from "./brand.server";
import { type CartSettings, cartGroup, cartSettings } from "./carts.server";
import { type ConnectionSettings, connectionGroup, connectionSettings } from "./connections.server";
import { type CookieSettings, cookieGroup, cookieSettings, requireSharedSecret } from "./cookies.server";
import { type CutOutModel, cutOutGroup, cutOutModel } from "./cut-outs.server";
import { openDataDirectory } from "./data-directory.server";
import { type DatabaseSettings, databaseGroup, databaseSettings } from "./database.server";
import { type Entrance, entrance, entranceGroup } from "./entrance.server";
import { fileGroup, requireWholeBucket, type S3Settings, s3Settings } from "./files.server";
import { type MailSettings, mailGroup, mailSettings } from "./mail.server";
import { type DebuggingSettings, debuggingSettings, monitoringGroup } from "./monitoring.server";
import { type PaymentSettings, paymentGroup, paymentSettings, requirePaymentKeys } from "./payments.server";
import { type PrintSettings, printGroup, printSettings } from "./print.server";
import { type ProcessSettings, processGroup, processSettings } from "./processes.server";
import { type ProofSettings, proofGroup, proofSettings } from "./proofs.server";
import { type ProviderSettings, providerGroup, providerSettings, rejectItself } from "./provider.server";
import { type ReviewSettings, reviewGroup, reviewSettings } from "./reviews.server";
import { type AlgoliaSettings, algoliaSettings, searchGroup } from "./search.server";
import { type EasyPostSettings, easyPostSettings, shippingGroup } from "./shipping.server";
import { type SocialClients, socialClients, socialGroup } from "./social-login.server";
import { requireTaxKey, type TaxSettings, taxGroup, taxSettings } from "./taxes.server";
import {
  type RecaptchaSettings,
  recaptchaSettings,
  type ThirdPartyIds,
  thirdPartyGroup,
  thirdPartyIds,
} from "./third-parties.server";
import { webServerGroup } from "./web-server.server";

/** All settings of the store, in the order of the documentation. */
export const settingGroups = [
  webServerGroup,
  brandGroup,
  databaseGroup,
  processGroup,
  providerGroup,
  entranceGroup,
  cookieGroup,
  adminGroup,
  connectionGroup,
  monitoringGroup,
  mailGroup,
  searchGroup,
  thirdPartyGroup,
  socialGroup,
  paymentGroup,
  taxGroup,
  cartGroup,
  shippingGroup,
  proofGroup,
  printGroup,
  cutOutGroup,
  reviewGroup,
  fileGroup,
];

/** Names of all settings. */
export const settingNames = settingGroups.flatMap(({ settings }) => Object.keys(settings));

/** "A | B" → "A & B" */
type Intersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  member: infer All,
) => void
  ? All
  : never;

type Shape = Intersection<(typeof settingGroups)[number]["schema"]["shape"]>;

const settingsSchema = z
  .object(Object.assign({}, ...settingGroups.map(({ schema }) => schema.shape)) as Shape)
  .superRefine(requireSharedSecret)
  .superRefine(requireWholeBucket)
  .superRefine(rejectItself)
  .superRefine(requirePaymentKeys)
  .superRefine(requireTaxKey);

export interface Settings
  extends BrandSettings,
    DatabaseSettings,
    ProviderSettings,
    CookieSettings,
    DebuggingSettings,
    MailSettings {
  production: boolean;
  port: number;
  /** Without a trailing slash. */
  publicUrl: string;
  entrance: Entrance;
  processes: ProcessSettings;
  connections: ConnectionSettings;
  algolia?: AlgoliaSettings;
  thirdParties: ThirdPartyIds;
  recaptcha: RecaptchaSettings | null;
  /** The social networks for signing in. */
  social: SocialClients;
  payments: PaymentSettings;
  taxes: TaxSettings;
  carts: CartSettings;
  /** The directory of shipping addresses. */
  easyPost: EasyPostSettings | null;
  proofs: ProofSettings;
  print: PrintSettings;
  /** The model that finds pets in photos; null when they are cut out by hand only. */
  cutOutModel: CutOutModel | null;
  reviews: ReviewSettings;
  /** The staff's pages. */
  admin: AdminSettings;
  /** The bucket of photos and print files; absent when they are stored in the data folder. */
  s3?: S3Settings;
}

/**
 * Reads the settings from environment variables, and creates the data folder.
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
  const database = databaseSettings(values);
  const production = values.NODE_ENV === "production";
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, "");
  openDataDirectory(database.dataDirectory);
  return {
    production,
    port: values.PORT,
    ...brandSettings(values),
    ...database,
    ...providerSettings(values),
    ...cookieSettings(values, database.dataDirectory),
    ...debuggingSettings(values, production),
    ...mailSettings(values),
    publicUrl,
    entrance: entrance(values, publicUrl),
    processes: processSettings(values),
    connections: connectionSettings(values, database.dataDirectory),
    algolia: algoliaSettings(values),
    thirdParties: thirdPartyIds(values),
    recaptcha: recaptchaSettings(values),
    social: socialClients(values),
    payments: paymentSettings(values),
    taxes: taxSettings(values),
    carts: cartSettings(values),
    easyPost: easyPostSettings(values),
    proofs: proofSettings(values),
    print: printSettings(values),
    cutOutModel: cutOutModel(values),
    reviews: reviewSettings(values),
    admin: adminSettings(values),
    s3: s3Settings(values),
  };
}

let settings: Settings | undefined;

/** The settings of this process. */
export function currentSettings(): Settings {
  settings ??= readSettings(process.env);
  return settings;
}
