import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { thisBrand } from "~/brand/this-brand";

/**
 * Registers the service worker once the page has loaded, anew when the brand has changed and with it what the worker keeps of it, and tells it of every page that the shopper visits. */
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

/** A browser that forbids service workers, such as in a private window, has the shop without copies. */
function whenLoaded(startUp: () => Promise<void>): void {
  const start = () => startUp().catch(() => undefined);
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}
