/** Opaque, stable uid of a category; several stores may use the same URL path. */
export function categoryUid(storeCode: string, urlPath: string): string {
  return Buffer.from(`category/${storeCode}/${urlPath}`).toString("base64url");
}

/** The URL path of a category by its uid; empty for the root category. */
export function categoryPathOf(storeCode: string, uid: string): string {
  return Buffer.from(uid, "base64url").toString().slice(`category/${storeCode}/`.length);
}

/** The root category of every store, without row and page. */
export const ROOT_CATEGORY_UID = Buffer.from("category/").toString("base64url");
