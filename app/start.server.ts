import type { BrandView } from "~/brand/brand";
import { brandOf } from "~/brand/brands.server";
import { storeDataOf } from "~/brand/store-data.server";
import { registerSamples } from "~/design/products/samples";
import { followHostLocale, showHostLocale } from "~/follow-host-locale.server";
import { openLog } from "~/log.server";
import { closeProvider, providerAddress, providerFetch, providerWarnings } from "~/provider/host.server";
import { adoptInBackground, learnInBackground } from "~/provider/learn-capabilities.server";
import type { ConnectionSettings } from "~/settings/connections.server";
import { doubtsAbout, type Entrance } from "~/settings/entrance.server";
import { livePaymentProblem } from "~/settings/live-payments.server";
import { liveTaxProblem } from "~/settings/live-taxes.server";
import { currentSettings } from "~/settings/settings.server";
import { unknownSettings } from "~/settings/unknown-settings.server";

/**
 * Prepares the store before it listens: registers the pictures of the brand's products, then opens, migrates and seeds
 * the embedded engine with a first request; from a remote host it reads the locale. In development it is called again for
 * every rebuild, and finds the engine open. Operator's commands leave the store closed.
 * @throws Error that describes a fault of the settings, the brand's folder or the database
 */
export async function openShop(): Promise<void> {
  const settings = currentSettings();
  registerSamples(storeDataOf(settings.brand, settings).products);
  if (settings.providerUrl) return showHostLocale();
  const problem = livePaymentProblem(settings) ?? liveTaxProblem(settings);
  if (problem) throw new Error(`Wrong settings: ${problem}`);
  const response = await firstResponse();
  if (!response.ok) throw new Error(`The engine did not open: ${await response.text()}`);
}

/** The brand as pages and browsers see it. @throws Error that describes a fault of its folder */
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

/** The web server's rules for accepting requests. */
export function entranceSettings(): Entrance {
  return currentSettings().entrance;
}

/**
 * Logs warnings for the operator: risky settings in production, misspelt ones, and configuration that differs from the
 * brand's folder. Called once the store is open, by one of its processes.
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

/**
 * Keeps what is known of a remote provider up to date; no effect for the embedded engine.
 * @param isFirst for one of the store's processes, which asks the provider for all of them
 */
export function watchProvider(isFirst: boolean): void {
  if (!currentSettings().providerUrl) return;
  followHostLocale();
  if (isFirst) learnInBackground();
  else adoptInBackground();
}

/** Maximum time that a request waits for database and provider, in milliseconds. */
export function requestTimeout(): number {
  return currentSettings().processes.requestTimeout;
}

/** How long connections are still accepted after the stop signal, in milliseconds. */
export function stopDelay(): number {
  return currentSettings().processes.stopDelaySeconds * 1000;
}

/** Limits on connections. */
export function connectionLimits(): ConnectionSettings {
  return currentSettings().connections;
}

/**
 * Stops background work, and closes the database once the last request is finished.
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
