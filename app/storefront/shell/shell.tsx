import {
  Links,
  LiveReload,
  type Location,
  Meta,
  Scripts,
  ScrollRestoration,
  useLocation,
} from "@remix-run/react";
import { type ReactNode, useContext, useEffect, useRef } from "react";
import type { HoneypotInputProps } from "remix-utils/honeypot/server";
import { localeAttribute } from "~/brand/store-locale";
import { thisBrand } from "~/brand/this-brand";
import { ConsentBanner } from "../traffic/consent-banner";
import { DeveloperStrip } from "../traffic/developer-strip";
import { ThirdPartyScripts } from "../traffic/third-party-scripts";
import type { VisitView } from "../traffic/visit.server";
import { useLastInput } from "../ui/last-input";
import { LiveRegion } from "../ui/live-region";
import { BackToTop } from "./back-to-top";
import { BrandData, BrandStyle } from "./brand-in-page";
import { CachedFragment } from "./cached-fragment";
import { Footer, yearOf } from "./footer";
import { Header } from "./header";
import { LiveChat } from "./live-chat";
import { LoadBar } from "./load-bar";
import { Messages } from "./messages";
import { Nonce } from "./nonce";
import { PageStyles } from "./page-styles";
import { type ShellParts, shellParts } from "./shell-parts";
import type { ShellView } from "./shell-view.server";
import { useEarlyActs } from "./use-early-acts";
import { usePageChanges } from "./use-page-changes";

type RootView = ShellView & { visit: VisitView; honeypot: HoneypotInputProps | null };

/** The shell's data when it could not be read. */
const stranger: RootView = {
  customer: null,
  cartCount: 0,
  message: null,
  isMobile: false,
  offers: [],
  missing: [],
  now: "",
  visit: { isDeveloper: false, thirdParties: [], asksConsent: false, asksPerson: false },
  honeypot: null,
};

/** The whole HTML page around `children`: head, header, messages, main content and footer. */
export function Shell({ view: known, children }: { view?: RootView | null; children: ReactNode }) {
  const view = known ?? stranger;
  const nonce = useContext(Nonce);
  const { pathname } = useLocation();
  const parts = shellParts(pathname);
  const main = useRef<HTMLElement>(null);
  const message = view.message && <Messages key={view.now} message={view.message} />;
  // An error is an alert of its own.
  const isSuccess = view.message?.kind === "success";
  const fade = usePageChanges(main);
  useOfflineCopies();
  useEarlyActs();
  useLastInput();
  return (
    <html lang="en-US" data-locale={localeAttribute()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={thisBrand().tokens.colors.paper} />
        <BrandStyle />
        <Meta />
        <Links />
        <PageStyles />
      </head>
      <body className="flex min-h-screen flex-col">
        <a
          href="#content"
          className="absolute left-4 top-2 z-50 -translate-y-24 rounded-full bg-ink px-5 py-3 font-semibold text-on-ink focus:translate-y-0"
        >
          Skip to content
        </a>
        {view.visit.isDeveloper && <DeveloperStrip />}
        {parts.header !== "none" && (
          <Header shell={view} isShort={parts.header === "short"} honeypot={view.honeypot} />
        )}
        <main ref={main} id="content" tabIndex={-1} className="outline-none">
          <p className="mb-6 hidden font-heading text-xl font-semibold print:block">{thisBrand().name}</p>
          <LiveRegion>{isSuccess && message}</LiveRegion>
          {!isSuccess && message}
          <div className="page" data-fade={fade}>
            {children}
          </div>
        </main>
        {parts.footer !== "none" && (
          <CachedFragment name="footer" of={view.message ? null : footerData(view, parts)}>
            <Footer
              calm={parts.footer === "calm"}
              sticks={parts.footerSticks}
              now={view.now}
              honeypot={view.honeypot}
              message={view.message}
            />
          </CachedFragment>
        )}
        {parts.backToTop && <BackToTop />}
        {parts.footer !== "none" && !view.isMobile && <LiveChat parties={view.visit.thirdParties} />}
        {view.visit.asksConsent && parts.footer !== "none" && <ConsentBanner />}
        <ThirdPartyScripts parties={view.visit.thirdParties} />
        <LoadBar />
        <BrandData />
        <ScrollRestoration getKey={scrollKey} nonce={nonce} />
        <Scripts nonce={nonce} />
        <LiveReload nonce={nonce} />
      </body>
    </html>
  );
}

/** What the footer of a page without a message depends on. */
function footerData({ now, honeypot, missing, visit }: RootView, { footer, footerSticks }: ShellParts) {
  const { asksPerson, thirdParties } = visit;
  return { footer, footerSticks, year: yearOf(now), honeypot, missing, asksPerson, thirdParties };
}

/**
 * Key of a saved scroll position. All plain links within a page (#…) share one history key, so the hash is added to
 * keep the positions apart.
 */
function scrollKey({ key, hash }: Location): string {
  return key === "default" && hash ? `${hash} ${performance.now()}` : key;
}

/**
 * Registers the service worker once the page has loaded, again when the brand (and thus its cached files) has changed,
 * and reports every visited page to it.
 */
function useOfflineCopies(): void {
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
