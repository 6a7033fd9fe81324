import { thisBrand } from "~/brand/this-brand";
import { currentSettings } from "~/settings/settings.server";
import { readPageMetadata } from "../content/page-metadata.server";
import { pageTitle } from "../content/page-title";
import { hasAttributionCode } from "./attribution.server";
import { readChoice } from "./consent.server";
import { configuredServices, serviceName } from "./third-parties";

const defaults = () => ({
  title: pageTitle("Cookie settings"),
  description: `Which cookies ${thisBrand().name} needs, which ones are optional, and where to choose.`,
});

/** Reads the current choice and the services for the page. */
export async function readCookieChoices(request: Request) {
  const services = configuredServices(currentSettings().thirdParties);
  return {
    page: await readPageMetadata(request, { defaults: defaults() }),
    choice: await readChoice(request),
    /** Names of the services that the shop would load. */
    services: services.map(({ key }) => serviceName(key)),
    /** The visitor followed a link with a code, which their order may record. */
    hasCode: await hasAttributionCode(request),
  };
}

export type CookieChoicesView = Awaited<ReturnType<typeof readCookieChoices>>;
