/** Opaque, stable name of a category: the same address may be one in several stores. */
export function categoryUid(storeCode: string, urlPath: string): string {
  return Buffer.from(`category/${storeCode}/${urlPath}`).toString("base64url");
}

/** The category above all others of any store; it has no row and no page. */
export const ROOT_CATEGORY_UID = Buffer.from("category/").toString("base64url");
