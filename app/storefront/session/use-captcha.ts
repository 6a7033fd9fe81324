import { useRouteLoaderData } from "@remix-run/react";
import type { ThirdParty } from "../traffic/third-parties";
import type { VisitView } from "../traffic/visit.server";

interface CaptchaInForce {
  /** Whether forms must tell that a person fills them. */
  isAsked: boolean;
  /** The service that sees it by itself, where the shopper allowed it. */
  service: ThirdParty | undefined;
}

/** How this page tells persons from robots (specification §5 "Captcha"). */
export function useCaptcha(): CaptchaInForce {
  const visit = useRouteLoaderData<{ visit: VisitView }>("root")?.visit;
  return {
    isAsked: visit?.asksPerson ?? false,
    service: visit?.thirdParties.find(({ key }) => key === "captcha"),
  };
}
