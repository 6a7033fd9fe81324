import { createCookie } from "@remix-run/node";
import { readHeaderCookie, setCookie } from "./cookies.server";

/** The token by which a member of the staff previews a product's page (engine/catalog/preview/preview-token.ts). */

const LIFETIME_SECONDS = 60 * 60;
/** The search parameter of a preview's URL. */
const PARAMETER = "preview";

/** The URL of a page's preview. */
export function previewUrl(path: string): string {
  return `${path}?${PARAMETER}`;
}

/** A Set-Cookie header with the token, which the browser sends to that page alone. */
export function previewCookieHeader(request: Request, path: string, token: string): Promise<string> {
  return setCookie(request, previewCookie(path), token);
}

/** The token of a preview's request; null for any other page, and without one. */
export async function readPreviewToken(request: Request): Promise<string | null> {
  return isPreview(request) ? readHeaderCookie(request, previewCookie("/")) : null;
}

function previewCookie(path: string) {
  return createCookie("MPC_PREVIEW", {
    path,
    httpOnly: true,
    sameSite: "lax",
    maxAge: LIFETIME_SECONDS,
  });
}

function isPreview(request: Request): boolean {
  return new URL(request.url).searchParams.has(PARAMETER);
}
