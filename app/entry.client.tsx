import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { numberHashEntries } from "./storefront/shell/hash-entries";
import { fetchRouteCode } from "./storefront/shell/route-code";
import { withoutErrorInTitle } from "./storefront/ui/error-title";

numberHashEntries();
void hydrate();

async function hydrate(): Promise<void> {
  await fetchRouteCode();
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
