import { thisBrand } from "~/brand/this-brand";
import { currentSettings } from "~/settings/settings.server";
import type { PageDescription } from "../content/page-description";
import { readPageMetadata } from "../content/page-metadata.server";
import { pageTitle } from "../content/page-title";
import { type CookieChoice, readChoice } from "./consent.server";
import { configuredServices, serviceName } from "./third-parties";

export interface CookieChoicesView {
  page: PageDescription;
  choice: CookieChoice | null;
  /** Names of the services that the shop would load. */
  services: string[];
}

const defaults = () => ({
  title: pageTitle("Cookie settings"),
  description: `Which cookies ${thisBrand().name} needs, which ones are optional, and where to choose.`,
});

/** Reads the current choice and the services for the page. */
export async function readCookieChoices(request: Request): Promise<CookieChoicesView> {
  const services = configuredServices(currentSettings().thirdParties);
  return {
    page: await readPageMetadata(request, { defaults: defaults() }),
    choice: await readChoice(request),
    services: services.map(({ key }) => serviceName(key)),
  };
}
