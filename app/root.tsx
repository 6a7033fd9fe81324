import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, type ShouldRevalidateFunction, useLocation, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { isAdminPath } from "~/admin/frame/admin-path";
import { AdminDocument, AdminError } from "~/admin/frame/admin-shell.server";
import { thisBrand } from "~/brand/this-brand";
import { DataResponse } from "~/data-response.server";
import { brandFile } from "~/storefront/content/brand-files";
import { ErrorScreen, errorTitle } from "~/storefront/shell/error-screens";
import { headingFontFile } from "~/storefront/shell/heading-fonts";
import { readRoot } from "~/storefront/shell/read-root.server";
import { shellRefreshes } from "~/storefront/shell/refresh-shell";
import { rootOfTemplate } from "~/storefront/shell/root-of-template.server";
import { Shell } from "~/storefront/shell/shell";
import styles from "~/storefront/shell/shop.css";

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

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (isAdminPath(new URL(request.url).pathname)) return new DataResponse(null);
  const template = rootOfTemplate(context);
  if (template) return new DataResponse(template);
  const { root, cookies } = await readRoot(request);
  const headers = new Headers();
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return new DataResponse(root, { headers });
}

export const shouldRevalidate: ShouldRevalidateFunction = shellRefreshes;

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  if (AdminDocument !== undefined && isAdminPath(pathname)) return <AdminDocument>{children}</AdminDocument>;
  return <ShopLayout>{children}</ShopLayout>;
}

function ShopLayout({ children }: { children: ReactNode }) {
  return <Shell view={useRouteLoaderData<typeof loader>("root")}>{children}</Shell>;
}

export default function Shop() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const { pathname } = useLocation();
  return AdminError !== undefined && isAdminPath(pathname) ? <AdminError /> : <ErrorScreen />;
}
