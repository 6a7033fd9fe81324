import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { RoutedView } from "./storefront/catalog/routed-page.server";
import { loadRoutedPage } from "./storefront/catalog/routed-pages";
import { numberHashEntries } from "./storefront/shell/hash-entries";
import { withoutErrorInTitle } from "./storefront/ui/error-title";

numberHashEntries();
void hydrate();

async function hydrate(): Promise<void> {
  const routed = window.__remixContext.state.loaderData?.["routes/$"] as RoutedView | undefined;
  if (routed) await loadRoutedPage(routed.kind);
  withoutErrorInTitle();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
}
