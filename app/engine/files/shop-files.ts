import type { Settings } from "~/settings/settings.server";
import { diskStore } from "./disk-store";
import type { FileStore } from "./file-store";
import { s3Store } from "./s3-store";

/** Where files are kept: the bucket when there is one, else the data folder. */
export type FilePlace = Pick<Settings, "dataDirectory" | "s3">;

/** All folders in which the shop keeps files. */
export const STORED_FOLDERS = ["photos", "print"];

/** The store of the shop's files. */
export function shopFiles({ dataDirectory, s3 }: FilePlace): FileStore {
  return s3 ? s3Store(s3) : diskStore(dataDirectory);
}
