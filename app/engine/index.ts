import { storeDataOf } from "~/brand/store-data.server";
import { currentSettings } from "~/settings/settings.server";
import { backUpShop } from "./backup/back-up-shop";
import { restoreShop } from "./backup/restore-shop";
import { drawSamples } from "./catalog/draw-samples";
import { configurationDifferences } from "./content/configuration-differences";
import { type GivenUpEmail, listGivenUpEmails, resendEmails } from "./mail/given-up-emails";
import { type Engine, type InvalidationListener, openEngine } from "./shared/engine";

/** A rebuild in development loads this module anew: it finds the engine of the last build here. */
const shared = globalThis as typeof globalThis & { mpcEngine?: Promise<Engine> };

let engine: Promise<Engine> | undefined;
const invalidationListeners: InvalidationListener[] = [];

/**
 * The public entry of the engine: answers POST /graphql and the paths of /rest and /media. The engine is opened
 * by the first call, and again by the next one when that failed.
 * @throws Error when the database cannot be opened
 */
export async function handle(request: Request): Promise<Response> {
  if (!engine) {
    engine = openInPlaceOf(shared.mpcEngine);
    shared.mpcEngine = engine;
  }
  try {
    return (await engine).response(request);
  } catch (error) {
    engine = undefined;
    throw error;
  }
}

/** What the owner should know of an engine that has opened, a sentence each; nothing where it was never opened. */
export async function openingWarnings(): Promise<string[]> {
  const opened = await engine;
  if (!opened) return [];
  const settings = currentSettings();
  const differences = settings.stores.map((code) =>
    configurationDifferences(opened.db, storeDataOf(code, settings)),
  );
  return (await Promise.all(differences)).flat();
}

/**
 * Ends jobs and mail at their next step, and closes the database once `answered` has come. Nothing is to be done where
 * the engine was never opened.
 */
export async function close(answered: Promise<unknown>): Promise<void> {
  const opened = await engine?.catch(() => undefined);
  await opened?.retire();
  await answered;
  await opened?.close();
}

/** Calls `listener` with the path of each page that any process of the shop invalidates, or with null for everything. */
export function onInvalidation(listener: InvalidationListener): void {
  invalidationListeners.push(listener);
}

/** Which store a request is for, and the answer to one for a store that is not served. */
export { askedStore, storeNotFound } from "./graphql/asked-store";
/** Tells the visitors behind two addresses apart. */
export { visitorNetwork } from "./shared/visitor-network";
/** Copies the whole shop and brings it back; lists the emails that were given up and sends them again: past an engine that is open. */
export {
  backUpShop,
  type GivenUpEmail,
  listGivenUpEmails as givenUpEmails,
  resendEmails as resendGivenUpEmails,
  restoreShop,
};

/** The new build's engine takes over the open connection of the old one. */
async function openInPlaceOf(former: Promise<Engine> | undefined): Promise<Engine> {
  const retiring = await former?.catch(() => undefined);
  await retiring?.retire();
  const settings = currentSettings();
  const opened = await openEngine(settings, retiring?.db);
  const products = settings.stores.flatMap((code) => storeDataOf(code, settings).products);
  void drawSamples(products.map(({ sku }) => sku));
  opened.onInvalidation((pattern) => {
    for (const listener of invalidationListeners) listener(pattern);
  });
  return opened;
}
