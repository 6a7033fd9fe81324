import type { Connection } from "../database/schema";

const POSTS = "blog/";

/** True if the last change of the page, post or category at a path was its deletion. @param path without slashes at its ends */
export async function isDeletedContent(db: Connection, storeCode: string, path: string): Promise<boolean> {
  const isPost = path.startsWith(POSTS);
  const last = await db
    .selectFrom("content_change")
    .select("to_row")
    .where("store_code", "=", storeCode)
    .where("kind", "in", isPost ? ["POST"] : ["PAGE", "CATEGORY"])
    .where("identifier", "=", isPost ? path.slice(POSTS.length) : path)
    .orderBy("id", "desc")
    .executeTakeFirst();
  return last?.to_row === null;
}
