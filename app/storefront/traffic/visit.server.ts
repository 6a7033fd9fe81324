import { currentSettings } from "~/settings/settings.server";
import { activeThirdParties, readChoice } from "./consent.server";
import { enterDeveloperMode } from "./developer-mode.server";
import { recordArrival } from "./record-arrival.server";
import { configuredServices, type ThirdParty } from "./third-parties";

/** What every page knows of the visit itself. */
export interface VisitView {
  isDeveloper: boolean;
  /** Services to load in the browser. */
  thirdParties: ThirdParty[];
  /** True as long as there is something to allow and the shopper has not chosen. */
  asksConsent: boolean;
  /** True when the provider wants a captcha solved, or a plain confirmation in its place. */
  asksPerson: boolean;
}

export interface Visit {
  view: VisitView;
  /** Set-Cookie headers. */
  cookies: string[];
}

/**
 * Notes how the visitor came and reads what they allow.
 * @throws Response 302 when developer mode has done something
 */
export async function readVisit(request: Request): Promise<Visit> {
  const isDeveloper = await enterDeveloperMode(request);
  const { recaptcha, thirdParties } = currentSettings();
  const services = configuredServices(thirdParties);
  const choice = services.length > 0 ? await readChoice(request) : null;
  return {
    view: {
      isDeveloper,
      thirdParties: await activeThirdParties(request),
      asksConsent: services.length > 0 && choice === null,
      asksPerson: recaptcha !== null,
    },
    cookies: await recordArrival(request),
  };
}
