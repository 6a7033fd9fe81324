import { currentSettings } from "~/settings/settings.server";
import { hasAttributionCode } from "./attribution.server";
import { activeThirdParties, readChoice } from "./consent.server";
import { enterDeveloperMode } from "./developer-mode.server";
import { recordArrival } from "./record-arrival.server";
import { configuredServices, type ThirdParty } from "./third-parties";

/** Data of the visit for every page. */
export interface VisitView {
  isDeveloper: boolean;
  /** Services to load in the browser. */
  thirdParties: ThirdParty[];
  /** True while consent is needed, to services or to codes on an order, and the shopper has not chosen. */
  asksConsent: boolean;
  /** True when the provider requires a captcha, or the checkbox fallback. */
  asksPerson: boolean;
}

/** Records how the visitor arrived, and reads their consent. @throws Response 302 after a command of developer mode */
export async function readVisit(request: Request) {
  const isDeveloper = await enterDeveloperMode(request);
  const { recaptcha, thirdParties } = currentSettings();
  const services = configuredServices(thirdParties);
  const cookies = await recordArrival(request);
  const hasQuestion = services.length > 0 || (await hasAttributionCode(request, cookies));
  return {
    view: {
      isDeveloper,
      thirdParties: await activeThirdParties(request),
      asksConsent: hasQuestion && (await readChoice(request)) === null,
      asksPerson: recaptcha !== null,
    },
    cookies,
  };
}
