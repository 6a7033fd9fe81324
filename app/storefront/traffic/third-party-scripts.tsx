import { useEffect } from "react";
import type { ThirdParty, ThirdPartyKey } from "./third-parties";
import { introduce } from "./third-party-config";

/** These wait until they are asked for: chat for a click, the captcha for a form. */
const ON_DEMAND: ThirdPartyKey[] = ["liveChat", "captcha"];

/** Loads the services that are configured and consented to, once each and after the page itself has come. */
export function ThirdPartyScripts({ parties }: { parties: ThirdParty[] }) {
  useEffect(() => {
    for (const party of parties) {
      if (!ON_DEMAND.includes(party.key)) loadThirdParty(party);
    }
  }, [parties]);
  return null;
}

/** Adds the service's script to the page unless it is there. */
export function loadThirdParty(party: ThirdParty): void {
  if (document.querySelector(`script[data-service="${party.key}"]`)) return;
  introduce(party);
  const script = document.createElement("script");
  script.src = party.source;
  script.async = true;
  script.dataset.service = party.key;
  // Services that know of it hand it on to what they add themselves.
  script.nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
  document.head.append(script);
}
