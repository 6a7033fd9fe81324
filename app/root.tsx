import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import { json, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Outlet, type ShouldRevalidateFunction, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { thisBrand } from "~/brand/this-brand";
import { reconcileAntiForgery } from "~/provider/anti-forgery.server";
import { renewCookies } from "~/provider/cookies.server";
import { brandFile } from "~/storefront/content/brand-files";
import { requireCanonicalAddress } from "~/storefront/content/canonical-address.server";
import { reconcilePriceCode } from "~/storefront/offers/price-code.server";
import { sharedHoneypotInputs } from "~/storefront/session/honeypot.server";
import { reconcileSession } from "~/storefront/session/reconcile-session.server";
import { rememberShopPage } from "~/storefront/session/return-path.server";
import { ErrorScreen, errorTitle } from "~/storefront/shell/error-screens";
import { headingFontFile } from "~/storefront/shell/heading-fonts";
import { rejectFiles } from "~/storefront/shell/plain-not-found.server";
import { shellRefreshes } from "~/storefront/shell/refresh-shell";
import { Shell } from "~/storefront/shell/shell";
import { readShell } from "~/storefront/shell/shell-view.server";
import styles from "~/storefront/shell/shop.css";
import { leaveTool } from "~/storefront/studio/tool-draft.server";
import { readVisit } from "~/storefront/traffic/visit.server";

export const links: LinksFunction = () => [
  preloadFont(headingFontFile(thisBrand())),
  preloadFont(figtree),
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: brandFile("/favicon.ico"), sizes: "32x32" },
  { rel: "icon", href: brandFile("/favicon.svg"), type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: brandFile("/apple-touch-icon.png") },
  { rel: "manifest", href: brandFile("/site.webmanifest") },
];

function preloadFont(href: string) {
  return { rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" } as const;
}

export const meta: MetaFunction = ({ error }) => [{ title: error ? errorTitle(error) : thisBrand().name }];

export async function loader({ request }: LoaderFunctionArgs) {
  rejectFiles(request);
  requireCanonicalAddress(request);
  const renewed = await renewCookies(request);
  const priceCodes = await reconcilePriceCode(request);
  const settled = await reconcileSession(request);
  const antiForgery = await reconcileAntiForgery(request);
  const left = await leaveTool(request);
  const lastPage = await rememberShopPage(request);
  const visit = await readVisit(request);
  const { shell, headers: shellHeaders } = await readShell(request);
  const headers = new Headers();
  for (const cookie of [
    ...renewed,
    ...cookiesOf(shellHeaders),
    ...priceCodes,
    ...settled,
    ...antiForgery,
    ...left,
    ...lastPage,
    ...visit.cookies,
  ])
    headers.append("Set-Cookie", cookie);
  return json({ ...shell, visit: visit.view, honeypot: sharedHoneypotInputs() }, { headers });
}

export const shouldRevalidate: ShouldRevalidateFunction = shellRefreshes;

export function Layout({ children }: { children: ReactNode }) {
  return <Shell view={useRouteLoaderData<typeof loader>("root")}>{children}</Shell>;
}

export default function Shop() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorScreen />;
}

/** Remix's Headers class lacks getSetCookie. */
function cookiesOf(headers: Headers): string[] {
  return [...headers].filter(([name]) => name.toLowerCase() === "set-cookie").map(([, cookie]) => cookie);
}
