import type { Readable } from "node:stream";
import type { FileContent, StoredFile } from "./keep-draft";

/** A file by its name, such as `photos/ab/cd/abcd…/display.jpg`. */
export interface NamedFile {
  name: string;
  bytes: number;
}

/** A file that is read while it is used. */
export interface OpenedFile {
  bytes: number;
  /** To be read or destroyed. */
  stream: Readable;
}

/**
 * Keeps the shop's files: photos and print files. Every process that has the same store sees the same files.
 * All throw FilesUnavailable when a bucket does not answer, and Error when the disk or the bucket refuses.
 */
export interface FileStore {
  /** Keeps a file whole or not at all, in place of one of the same name. */
  put(name: string, content: FileContent): Promise<StoredFile>;
  /** All of its bytes; null when it is not there. */
  read(name: string): Promise<Buffer | null>;
  /** The same, piece by piece. */
  open(name: string): Promise<OpenedFile | null>;
  /** Its size in bytes; null when it is not there. */
  size(name: string): Promise<number | null>;
  /** Removes a file, if it is there. */
  remove(name: string): Promise<void>;
  /** Takes away all files of a folder and of those in it. */
  removeFolder(folder: string): Promise<void>;
  /** All files of a folder and of those in it. */
  list(folder: string): AsyncIterable<NamedFile>;
}
