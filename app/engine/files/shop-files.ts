import type { Settings } from "~/settings/settings.server";
import { diskStore } from "./disk-store";
import type { FileStore } from "./file-store";
import { s3Store } from "./s3-store";

/** Where files are stored: in the bucket if configured, otherwise in the data folder. */
export type FilePlace = Pick<Settings, "dataDirectory" | "s3">;

/** All top-level folders of stored files. */
export const STORED_FOLDERS = ["photos", "print", "labels", "catalog"];

export function shopFiles({ dataDirectory, s3 }: FilePlace): FileStore {
  return s3 ? s3Store(s3) : diskStore(dataDirectory);
}
