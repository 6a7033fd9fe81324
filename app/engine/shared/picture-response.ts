import { PICTURE_POLICY } from "~/design/drawing/picture-policy";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export interface PictureCaching {
  /** Weakness has no place here: the same version is the same bytes. */
  version: string;
  /** The address names this very version, so it may be kept for good. */
  isImmutable: boolean;
  /** Shared caches may keep it; else only the shopper's own browser. */
  isPublic: boolean;
}

/** A picture, SVG as text or WebP as bytes, or 304 when the browser has it. It can neither run scripts nor load anything. */
export function pictureResponse(
  request: Request,
  picture: string | Buffer,
  { version, isImmutable, isPublic }: PictureCaching,
): Response {
  const etag = `"${version}"`;
  const scope = isPublic ? "public" : "private";
  const headers = {
    "Content-Type": typeof picture === "string" ? "image/svg+xml; charset=utf-8" : "image/webp",
    "Cache-Control": isImmutable
      ? `${scope}, max-age=${YEAR_SECONDS}, immutable`
      : `${scope}, max-age=0, must-revalidate`,
    "Content-Security-Policy": PICTURE_POLICY,
    "X-Content-Type-Options": "nosniff",
    ETag: etag,
  };
  const known = request.headers.get("If-None-Match")?.split(/\s*,\s*/) ?? [];
  if (known.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(typeof picture === "string" ? picture : new Uint8Array(picture), { headers });
}
