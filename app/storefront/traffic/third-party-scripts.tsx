import { useEffect } from "react";
import type { ThirdParty, ThirdPartyKey } from "./third-parties";
import { activeServices, serviceApis } from "./third-party-config";

/** Services loaded on demand: chat by a click, the captcha by a form. */
const ON_DEMAND: ThirdPartyKey[] = ["liveChat", "captcha"];

/** Loads configured services with consent, once each, after the page has loaded. */
export function ThirdPartyScripts({ parties }: { parties: ThirdParty[] }) {
  useEffect(() => {
    for (const party of parties) {
      if (!ON_DEMAND.includes(party.key)) loadThirdParty(party);
    }
  }, [parties]);
  return null;
}

/** Adds the service's script to the page, once. */
export function loadThirdParty(party: ThirdParty): void {
  if (scriptOf(party)) return;
  const api = serviceApis[party.key];
  api?.configure?.(party);
  activeServices.set(party.key, party);
  const script = document.createElement("script");
  script.src = party.source;
  script.async = true;
  script.dataset.service = party.key;
  // Some services pass the nonce on to scripts that they add.
  script.nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
  script.addEventListener("load", () => api?.onLoad?.(party));
  document.head.append(script);
}

/** Removes a script that did not work, so that the next `loadThirdParty` tries it again. */
export function unloadThirdParty(party: ThirdParty): void {
  scriptOf(party)?.remove();
}

function scriptOf({ key }: ThirdParty): Element | null {
  return document.querySelector(`script[data-service="${key}"]`);
}
