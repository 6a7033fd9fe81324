import "../scripts/install-globals.mjs";
import type { DataFunctionArgs, EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { guardAdminPage } from "~/admin/frame/admin-headers.server";
import { isAdminPath } from "~/admin/frame/admin-path";
import { showBrand } from "~/brand/this-brand";
import { openLog } from "~/log.server";
import { RETRY_AFTER_SECONDS } from "~/provider/failed-response";
import { shownBrand } from "~/start.server";
import { renderedPage } from "~/storefront/page-cache/rendered-pages.server";
import { Fragments } from "~/storefront/shell/cached-fragment";
import { PageFragments } from "~/storefront/shell/fragment-cache.server";
import { guardPage, newNonce } from "~/storefront/shell/guard-page.server";
import { Nonce } from "~/storefront/shell/nonce";
import { pageCacheControl } from "~/storefront/shell/page-cache-control";
import { stylesInPage } from "~/storefront/shell/page-styles";
import { plainNotFound } from "~/storefront/shell/plain-not-found.server";
import { scriptsLast } from "~/storefront/shell/scripts-last";
import { errorInTitle } from "~/storefront/ui/error-title";
import { WholeResponse } from "~/whole-response.server";

const log = openLog("shop");

showBrand(shownBrand());

/** For `npm run admin:owner`. */
export { inviteOwner } from "~/admin.server";
/** For `npm run backup` and `npm run restore` (scripts/closed-shop.mjs). */
export { backUp, restore } from "~/backup.server";
/** For the web server (scripts/serve.mjs). */
export { maxBodyBytes } from "~/body-limits.server";
/** For the build (scripts/server-build/save-code-cache.mjs). */
export { saveParsedFiles } from "~/brand/parsed-by-build.server";
/** For `npm run catalog:export`. */
export { exportCatalogFolder } from "~/catalog.server";
/** For `npm run content:export`. */
export { exportContentFolder } from "~/content.server";
/** For `npm run emails:resend`. */
export { listEmails, resendEmails } from "~/emails.server";
export { visitorNetwork } from "~/provider/host.server";
export { isProviderReady as isShopReady } from "~/provider/readiness.server";
export { reportSettlement } from "~/reports.server";
export {
  closeShop,
  connectionLimits,
  entranceSettings,
  openShop,
  requestTimeout,
  stopDelay,
  warnAtStart,
  watchProvider,
} from "~/start.server";
export { respondToShared } from "~/storefront/page-cache/respond-to-shared.server";
/** For `npm run taxes:certificates`. */
export { manageCertificates } from "~/tax-certificates.server";
/** For `npm run taxes:import` and `npm run report:tax`. */
export { importTaxFile, reportTaxes } from "~/taxes.server";
/** For `npm start` (scripts/start.mjs). */
export { serve } from "../scripts/serve.mjs";

/** Pages are rendered in one piece: for these small trees that is faster than streaming. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const plain = plainNotFound(request, status);
  if (plain) return plain;
  const nonce = newNonce();
  const page = renderedPage({ request, status, context, nonce }, (nonce) =>
    renderPage(request, context, nonce),
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (status === 503) headers.set("Retry-After", String(RETRY_AFTER_SECONDS));
  if (!headers.has("Cache-Control")) {
    headers.set("Cache-Control", pageCacheControl(context.staticHandlerContext.loaderHeaders));
  }
  if (isAdminPath(new URL(request.url).pathname)) guardAdminPage(headers, nonce);
  else await guardPage(headers, request, nonce);
  return new WholeResponse(page, { status, headers });
}

function renderPage(request: Request, context: EntryContext, nonce: string): string {
  const fragments = new PageFragments();
  const rendered = renderToString(
    <Nonce.Provider value={nonce}>
      <Fragments.Provider value={fragments}>
        <RemixServer context={context} url={request.url} />
      </Fragments.Provider>
    </Nonce.Provider>,
  );
  return `<!DOCTYPE html>${scriptsLast(stylesInPage(errorInTitle(fragments.complete(rendered))))}`;
}

/**
 * Handles an unexpected error: the shopper sees a friendly page, the details are logged. Client errors detected by
 * Remix, such as a method for which a page has no action, only appear in the request log.
 */
export function handleError(error: unknown, { request }: DataFunctionArgs): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  log.error({ err: error, request: request.headers.get("X-Request-Id") }, "a page failed");
}
