import { JSDOM } from "jsdom";
import { vi } from "vitest";
import type { ThirdPartyIds } from "~/settings/third-parties.server";
import { configuredServices, type ThirdParty } from "~/storefront/traffic/third-parties";
import { loadService } from "~/storefront/traffic/third-party-config";

/** Stand-ins for the services' scripts: each takes over what the page left for it, as the original does, and records it. */

interface Recorded {
  recorded: unknown[][];
}

/** A page with this URL whose scripts are not loaded from the network. */
export function openPage(): Window & Recorded {
  const { window } = new JSDOM("<!doctype html><head></head>", {
    url: "https://shop.example/checkout/success",
  });
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", window.document);
  const page = window as unknown as Window & Recorded;
  page.recorded = [];
  return page;
}

/** Adds the scripts of these services to the page. Returns them, each with a function that "loads" it. */
export function addServices(ids: ThirdPartyIds) {
  return configuredServices(ids).map((party) => {
    loadService(party);
    return { party, load: (standIn: () => void) => load(party, standIn) };
  });
}

function load({ key }: ThirdParty, standIn: () => void): void {
  const script = document.querySelector(`script[data-service="${key}"]`);
  standIn();
  script?.dispatchEvent(new window.Event("load"));
}

/** gtag.js: executes the commands of the queue, which must be arguments objects, and later ones at once. */
export function googleTag(page: Window & Recorded & { dataLayer?: unknown[] }): void {
  const execute = (command: unknown) => {
    if (Object.prototype.toString.call(command) !== "[object Arguments]") return;
    page.recorded.push(Array.from(command as ArrayLike<unknown>));
  };
  const queue = page.dataLayer ?? [];
  queue.forEach(execute);
  const push = queue.push.bind(queue);
  queue.push = (...commands) => {
    commands.forEach(execute);
    return push(...commands);
  };
}

/** fbevents.js: executes the queue, and sets `callMethod` for later commands. */
export function pixel(
  page: Window & Recorded & { fbq?: { queue: unknown[][]; callMethod?: unknown } },
): void {
  const { fbq } = page;
  if (!fbq) return;
  page.recorded.push(...fbq.queue.splice(0));
  fbq.callMethod = (...command: unknown[]) => page.recorded.push(command);
}

/** Awin's MasterTag: reports the page's sale when it is loaded, and when it is run again. */
export function awin(
  page: Window & Recorded & { AWIN?: { Tracking?: { Sale?: object; run?: () => void } } },
): void {
  page.AWIN ??= {};
  page.AWIN.Tracking ??= {};
  const tracking = page.AWIN.Tracking;
  tracking.run = () => {
    if (tracking.Sale) page.recorded.push(["sale", tracking.Sale]);
  };
  tracking.run();
}

/** tapfiliate.js: replaces the queue's function and executes its calls. */
export function tapfiliate(page: Window & Recorded & { tap?: { q?: ArrayLike<unknown>[] } }): void {
  for (const command of page.tap?.q ?? []) page.recorded.push(Array.from(command));
  Object.assign(page, { tap: (...command: unknown[]) => page.recorded.push(command) });
}

interface GoalPage {
  $mcGoal?: { settings: object; processEvent?: (name: string) => void };
}

/** goal.min.js: requires its settings, reports the page, and adds `processEvent` to them. */
export function mailingGoal(page: Window & Recorded & GoalPage): void {
  const { $mcGoal } = page;
  if (!$mcGoal) return;
  page.recorded.push(["page", $mcGoal.settings]);
  $mcGoal.processEvent = (name) => page.recorded.push(["event", name]);
}
