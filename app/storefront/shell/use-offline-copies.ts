import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { thisBrand } from "~/brand/this-brand";

/**
 * Registers the service worker once the page has loaded, again when the brand (and thus its cached files) has changed,
 * and reports every visited page to it.
 */
export function useOfflineCopies(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
    whenLoaded(async () => {
      await navigator.serviceWorker.register(`/service-worker.js?v=${thisBrand().version}`);
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage({ visited: pathname });
    });
  }, [pathname]);
}

/** In a browser that forbids service workers, such as in a private window, the shop works without offline copies. */
function whenLoaded(startUp: () => Promise<void>): void {
  const start = () => startUp().catch(() => undefined);
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}
