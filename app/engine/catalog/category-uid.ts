/** Opaque, stable name of a category. */
export function categoryUid(urlPath: string): string {
  return Buffer.from(`category/${urlPath}`).toString("base64url");
}

/** The category above all others; it has no row and no page. */
export const ROOT_CATEGORY_UID = categoryUid("");
