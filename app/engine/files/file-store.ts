import type { Readable } from "node:stream";
import type { FileContent, StoredFile } from "./keep-draft";

/** A file by its name, such as `photos/ab/cd/abcd…/display.jpg`. */
export interface NamedFile {
  name: string;
  bytes: number;
}

export interface OpenedFile {
  bytes: number;
  /** Must be read or destroyed. */
  stream: Readable;
}

/**
 * Storage of photos and print files, shared by all processes with the same settings. All functions throw
 * FilesUnavailable when a bucket does not respond, and Error when the disk or bucket reports an error.
 */
export interface FileStore {
  /** Stores a file atomically, replacing one with the same name. */
  put(name: string, content: FileContent): Promise<StoredFile>;
  /** The whole content; null when the file does not exist. */
  read(name: string): Promise<Buffer | null>;
  /** The content as a stream; null when the file does not exist. */
  open(name: string): Promise<OpenedFile | null>;
  /** Size in bytes; null when the file does not exist. */
  size(name: string): Promise<number | null>;
  /** Deletes the file if it exists. */
  remove(name: string): Promise<void>;
  /** Deletes all files of a folder, recursively. */
  removeFolder(folder: string): Promise<void>;
  /** All files of a folder, recursively. */
  list(folder: string): AsyncIterable<NamedFile>;
}
