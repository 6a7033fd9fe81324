import { useEffect } from "react";
import type { ThirdParty, ThirdPartyKey } from "./third-parties";
import { startServices } from "./track";

/** Services loaded on demand: chat by a click, the captcha by a form. */
const ON_DEMAND: ThirdPartyKey[] = ["liveChat", "captcha"];

/** Loads configured services with consent, once each, after the page has loaded. */
export function ThirdPartyScripts({ parties }: { parties: ThirdParty[] }) {
  useEffect(() => startServices(parties.filter(({ key }) => !ON_DEMAND.includes(key))), [parties]);
  return null;
}
