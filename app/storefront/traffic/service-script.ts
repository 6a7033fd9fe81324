import type { ThirdParty } from "./third-parties";

/** Adds the script of a service that needs no configuration to the page, once. */
export function loadThirdParty(party: ThirdParty): void {
  if (!hasScript(party)) addScript(party);
}

/** Adds a service's script to the page. */
export function addScript(party: ThirdParty): HTMLScriptElement {
  const script = document.createElement("script");
  script.src = party.source;
  script.async = true;
  script.dataset.service = party.key;
  // Some services pass the nonce on to scripts that they add.
  script.nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
  document.head.append(script);
  return script;
}

/** Removes a script that did not work, so that the next `loadThirdParty` tries it again. */
export function unloadThirdParty(party: ThirdParty): void {
  scriptOf(party)?.remove();
}

export function hasScript(party: ThirdParty): boolean {
  return scriptOf(party) !== null;
}

function scriptOf({ key }: ThirdParty): Element | null {
  return document.querySelector(`script[data-service="${key}"]`);
}
