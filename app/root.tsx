import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2";
import { json, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Outlet, type ShouldRevalidateFunction, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { ErrorScreen, errorTitle } from "~/storefront/shell/error-screens";
import { shellRefreshes } from "~/storefront/shell/refresh-shell";
import { Shell } from "~/storefront/shell/shell";
import { readShell } from "~/storefront/shell/shell-view.server";
import styles from "~/storefront/shell/shop.css";
import { readVisit } from "~/storefront/traffic/visit.server";

export const links: LinksFunction = () => [
  { rel: "preload", href: fraunces, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "preload", href: figtree, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

export const meta: MetaFunction = ({ error }) => [{ title: error ? errorTitle(error) : "My Pet Canvas" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await readVisit(request);
  const { shell, headers } = await readShell(request);
  for (const cookie of visit.cookies) headers.append("Set-Cookie", cookie);
  return json({ ...shell, visit: visit.view }, { headers });
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
