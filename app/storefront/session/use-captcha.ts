import { useRouteLoaderData } from "@remix-run/react";
import type { ThirdParty } from "../traffic/third-parties";
import type { VisitView } from "../traffic/visit.server";

interface CaptchaInForce {
  /** Whether forms require a captcha. */
  isAsked: boolean;
  /** The captcha service, if the shopper has consented to it. */
  service: ThirdParty | undefined;
}

/** The captcha settings of this page (specification §5 "Captcha"). */
export function useCaptcha(): CaptchaInForce {
  const visit = useRouteLoaderData<{ visit: VisitView }>("root")?.visit;
  return {
    isAsked: visit?.asksPerson ?? false,
    service: visit?.thirdParties.find(({ key }) => key === "captcha"),
  };
}
