import { storeDataOf } from "~/brand/store-data.server";
import { currentSettings, type Settings } from "~/settings/settings.server";
import { backUpShop } from "./backup/back-up-shop";
import { restoreShop } from "./backup/restore-shop";
import { drawSamples } from "./catalog/draw-samples";
import { artVersion } from "./catalog/pictures/art-version";
import { openGallery, paintAhead } from "./catalog/pictures/paint-ahead";
import { uploadedVersions } from "./catalog/uploaded-pictures";
import { exportToFolder } from "./catalog-management/export-to-folder";
import { folderDifferences } from "./content/folder-differences";
import { exportContent } from "./content-management/export-content";
import type { Connection } from "./database/schema";
import type { OwnCall } from "./graphql/graphql-call";
import { type GivenUpEmail, listGivenUpEmails, resendEmails } from "./mail/given-up-emails";
import { settlementOf } from "./reports/report-of-closed-shop";
import { isDay } from "./reports/report-period";
import { CommandRejection } from "./shared/command-rejection";
import { type Engine, type InvalidationListener, openEngine } from "./shared/engine";
import { inviteOwnerOf } from "./staff/first-owner";
import { importTaxes } from "./tax/import/import-taxes";
import { readTaxReport } from "./tax/report/read-tax-report";
import type { CertificateDecision } from "./tax-certificates/decide-tax-certificate";
import {
  decideCertificateOf,
  type ListedCertificate,
  listTaxCertificates,
  saveTaxCertificate,
} from "./tax-certificates/manage-tax-certificates";

/** Survives reloading the module on a rebuild in development, so that the previous engine can be found. */
const shared = globalThis as typeof globalThis & { mpcEngine?: Promise<Engine> };

let engine: Promise<Engine> | undefined;
/** Stops painting in advance. */
const painting = new AbortController();
const invalidationListeners: InvalidationListener[] = [];

/**
 * Public entry of the engine: serves POST /graphql and /admin-api, and the paths of /rest and /media. The first call opens the engine;
 * after a failure, the next call tries again.
 * @throws Error when the database cannot be opened
 */
export async function handle(request: Request): Promise<Response> {
  return (await openedEngine()).handle(request);
}

/** The same for a POST of /graphql or /admin-api by this process's own pages, without bytes and streams. */
export async function call(ownCall: OwnCall): Promise<Response> {
  return (await openedEngine()).call(ownCall);
}

async function openedEngine(): Promise<Engine> {
  if (!engine) {
    engine = openInPlaceOf(shared.mpcEngine);
    shared.mpcEngine = engine;
  }
  try {
    return await engine;
  } catch (error) {
    engine = undefined;
    throw error;
  }
}

/** Warnings for the operator about an opened engine, one sentence each; empty when it was never opened. */
export async function openingWarnings(): Promise<string[]> {
  const opened = await engine;
  if (!opened) return [];
  const settings = currentSettings();
  const differences = settings.stores.map((code) =>
    folderDifferences(opened.db, storeDataOf(code, settings)),
  );
  return (await Promise.all(differences)).flat();
}

/**
 * Stops jobs and email at their next step, and closes the database once `answered` resolves. No effect when the engine
 * was never opened.
 */
export async function close(answered: Promise<unknown>): Promise<void> {
  const opened = await engine?.catch(() => undefined);
  painting.abort();
  await opened?.retire();
  await answered;
  await opened?.close();
}

/**
 * Calls `listener` with the path of each page that any process of the store invalidates, or with null for everything.
 */
export function onInvalidation(listener: InvalidationListener): void {
  invalidationListeners.push(listener);
}

/** The store of a request, and the response for an unknown store. */
export { askedStore, storeNotFound } from "./graphql/asked-store";
/** Headers of a call by this process's own pages. */
export { OwnHeaders } from "./graphql/graphql-call";
export { schemaText } from "./graphql/schema";
/** Key of a visitor's network, by IP address. */
export { visitorNetwork } from "./shared/visitor-network";
/**
 * Offline functions, without an open engine: back up and restore the store, list undeliverable emails and send them
 * again; invite an owner; export changes of products; import tax rates, report taxes, decide exemption certificates, report what payment services
 * pay out.
 */
export {
  backUpShop,
  type CertificateDecision,
  CommandRejection,
  decideCertificateOf,
  exportContent,
  exportToFolder,
  type GivenUpEmail,
  importTaxes,
  inviteOwnerOf,
  isDay as isReportDay,
  type ListedCertificate,
  listGivenUpEmails as givenUpEmails,
  listTaxCertificates,
  readTaxReport,
  resendEmails as resendGivenUpEmails,
  restoreShop,
  saveTaxCertificate,
  settlementOf,
};

/** Hands the old build's open connection over to the new build's engine. */
async function openInPlaceOf(former: Promise<Engine> | undefined): Promise<Engine> {
  const retiring = await former?.catch(() => undefined);
  await retiring?.retire();
  const settings = currentSettings();
  const opened = await openEngine(settings, retiring?.db);
  openPictures(settings, opened.db);
  opened.onInvalidation((pattern) => {
    for (const listener of invalidationListeners) listener(pattern);
  });
  return opened;
}

/**
 * Makes the pictures of the catalog ready in the background: those that earlier starts have painted are used as they
 * are. Development only draws them, because each save may change them.
 */
function openPictures(settings: Settings, db: Connection): void {
  const stores = settings.stores.map((code) => storeDataOf(code, settings));
  const products = stores.flatMap((store) => store.products);
  const photographs = stores.flatMap((store) => store.photographs);
  const skus = products.map(({ sku }) => sku);
  if (!settings.production) return void drawSamples(skus);
  const gallery = {
    folder: settings.picturesDirectory,
    name: settings.stores.join("-"),
    art: artVersion(products, photographs),
    products,
    photographs,
    uploads: () => uploadedVersions(db),
    signal: painting.signal,
  };
  if (openGallery(gallery)) return;
  void drawSamples(skus).then(() => paintAhead(gallery));
}
