import { PICTURE_POLICY } from "~/design/drawing/picture-policy";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export interface PictureCaching {
  /** A strong ETag: the same version means the same bytes. */
  version: string;
  /** The URL contains this version, so that it may be cached permanently. */
  isImmutable: boolean;
  /** Shared caches may store it; otherwise only the shopper's browser. */
  isPublic: boolean;
}

/** A picture in pixels. */
interface PaintedPicture {
  type: "avif" | "webp";
  bytes: Buffer;
}

/**
 * A picture, SVG as text or painted, or 304 when the browser has it. Its policy forbids running scripts and loading
 * resources.
 */
export function pictureResponse(
  request: Request,
  picture: string | PaintedPicture,
  { version, isImmutable, isPublic }: PictureCaching,
): Response {
  const etag = `"${version}"`;
  const scope = isPublic ? "public" : "private";
  const headers = {
    "Content-Type": typeof picture === "string" ? "image/svg+xml; charset=utf-8" : `image/${picture.type}`,
    "Cache-Control": isImmutable
      ? `${scope}, max-age=${YEAR_SECONDS}, immutable`
      : `${scope}, max-age=0, must-revalidate`,
    "Content-Security-Policy": PICTURE_POLICY,
    "X-Content-Type-Options": "nosniff",
    ETag: etag,
  };
  const known = request.headers.get("If-None-Match")?.split(/\s*,\s*/) ?? [];
  if (known.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(typeof picture === "string" ? picture : new Uint8Array(picture.bytes), { headers });
}
