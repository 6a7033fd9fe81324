import type { BrandView } from "~/brand/brand";
import { brandOf } from "~/brand/brands.server";
import { storeDataOf } from "~/brand/store-data.server";
import { registerSamples } from "~/design/products/samples";
import { openLog } from "~/log.server";
import { closeProvider, providerAddress, providerFetch, providerWarnings } from "~/provider/host.server";
import type { ConnectionSettings } from "~/settings/connections.server";
import { doubtsAbout, type Entrance } from "~/settings/entrance.server";
import { currentSettings } from "~/settings/settings.server";
import { unknownSettings } from "~/settings/unknown-settings.server";

/**
 * Makes the shop ready before it listens: registers how the brand's products look, then opens, migrates and seeds the
 * embedded engine by a first question. In development every rebuild asks again, and finds the engine open. For a backup
 * the shop stays closed.
 * @throws Error that says what is wrong with the settings, the brand's folder or the database
 */
export async function openShop(): Promise<void> {
  if (process.env.SHOP_STAYS_CLOSED) return;
  const settings = currentSettings();
  registerSamples(storeDataOf(settings.brand, settings).products);
  if (settings.providerUrl) return;
  const response = await firstResponse();
  if (!response.ok) throw new Error(`The engine did not open: ${await response.text()}`);
}

/** What pages and browsers know of this shop's brand. @throws Error that says what is wrong with its folder */
export function shownBrand(): BrandView {
  const {
    logo: _logo,
    home: _home,
    letters: _letters,
    otherProducts: _others,
    ...view
  } = brandOf(currentSettings());
  return view;
}

/** What the web server lets in. */
export function entranceSettings(): Entrance {
  return currentSettings().entrance;
}

/**
 * Logs what an owner should look at: risky settings in production, misspelt ones, and configuration that differs from the
 * brand's folder. To be called once the shop is open, by one of its processes.
 */
export async function warnAtStart(): Promise<void> {
  const { entrance, production } = currentSettings();
  const warnings = [
    ...(production ? doubtsAbout(entrance) : []),
    ...unknownSettings(process.env),
    ...(await providerWarnings()),
  ];
  for (const warning of warnings) openLog("shop").warn(warning);
}

/** How long a request may wait for database and provider, in milliseconds. */
export function requestTimeout(): number {
  return currentSettings().processes.requestTimeout;
}

/** For how long connections are still taken after the signal to stop, in milliseconds. */
export function stopDelay(): number {
  return currentSettings().processes.stopDelaySeconds * 1000;
}

/** Bounds on what connections may hold. */
export function connectionLimits(): ConnectionSettings {
  return currentSettings().connections;
}

/**
 * Ends what runs beside requests, and closes the database once the last request is answered.
 * @param answered resolves then
 */
export async function closeShop(answered: Promise<unknown>): Promise<void> {
  await closeProvider(answered);
}

async function firstResponse(): Promise<Response> {
  try {
    return await providerFetch(`${providerAddress()}/graphql`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify({ query: "{ __typename }" }),
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The engine did not open: ${reason}`, { cause: error });
  }
}
