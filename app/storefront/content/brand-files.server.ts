import type { Brand } from "~/brand/brand";
import { brandOf } from "~/brand/brands.server";
import { currentSettings } from "~/settings/settings.server";
import { logoIcon, logoOnPaper } from "./brand-pictures.server";
import { offlinePage, policyOf } from "./offline-page.server";

interface Drawn {
  body: string | Buffer;
  type: string;
  /** Content-Security-Policy, for a page without the app's own. */
  policy?: string;
}

type Draw = (brand: Brand) => Promise<Drawn> | Drawn;

/** Fraction of an icon that the logo takes: devices crop the larger icons to circles. */
const TOUCH_ICON = { size: 180, share: 0.78 };
const APP_ICONS = [192, 512].map((size) => ({ size, share: 0.66 }));
const appIcon = ({ size }: { size: number }) => `/icon-${size}.png`;

const files: Record<string, Draw> = {
  "/favicon.svg": ({ logo }) => ({ body: logo, type: "image/svg+xml" }),
  "/favicon.ico": async (brand) => ({ body: await logoIcon(brand), type: "image/x-icon" }),
  "/apple-touch-icon.png": async (brand) => png(await logoOnPaper(brand, TOUCH_ICON)),
  "/site.webmanifest": (brand) => ({
    body: JSON.stringify(manifestOf(brand)),
    type: "application/manifest+json",
  }),
  "/offline.html": (brand) => {
    const body = offlinePage(brand);
    return { body, type: "text/html; charset=utf-8", policy: policyOf(body) };
  },
};
for (const icon of APP_ICONS) files[appIcon(icon)] = async (brand) => png(await logoOnPaper(brand, icon));

/** Files of the brand's version by path: a shop's name may change. */
const kept = new Map<string, { version: string; drawn: Promise<Drawn> }>();

/**
 * Serves the files that represent the brand outside its pages; each is drawn once for a version. With the brand's version in its URL
 * a file may be cached forever.
 * @throws Response 404 for another path
 */
export async function respondWithBrandFile(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const draw = files[pathname];
  if (!draw) throw new Response("Page Not Found", { status: 404 });
  const brand = brandOf(currentSettings());
  const known = kept.get(pathname);
  const drawn = known?.version === brand.version ? known.drawn : Promise.resolve(draw(brand));
  kept.set(pathname, { version: brand.version, drawn });
  const { body, type, policy } = await drawn;
  const isOfThisVersion = searchParams.get("v") === brand.version;
  return new Response(typeof body === "string" ? body : new Uint8Array(body), {
    headers: {
      "Content-Type": type,
      "Cache-Control": isOfThisVersion ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      ...(policy && { "Content-Security-Policy": policy }),
    },
  });
}

/** The app manifest (W3C Web Application Manifest). */
export function manifestOf({ name, description, tokens: { colors }, version }: Brand) {
  return {
    name,
    short_name: name,
    description,
    start_url: "/",
    display: "browser",
    background_color: colors.paper,
    theme_color: colors.paper,
    icons: [
      { src: `/favicon.svg?v=${version}`, type: "image/svg+xml", sizes: "any" },
      ...APP_ICONS.map((icon) => ({
        src: `${appIcon(icon)}?v=${version}`,
        type: "image/png",
        sizes: `${icon.size}x${icon.size}`,
        purpose: "any maskable",
      })),
    ],
  };
}

function png(body: Buffer): Drawn {
  return { body, type: "image/png" };
}
