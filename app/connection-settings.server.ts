import { join } from "node:path";
import { z } from "zod";

/** Bounds on what connections may hold: what they send, what they do not read, and how many there are. Per process. */

const MEGABYTE = 1024 * 1024;

const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

export const connectionFields = {
  /** Connections that are open at once; more are closed as they arrive. */
  MAX_CONNECTIONS: count(2000),
  /** Uploads that are received or wait for their turn, of all visitors. */
  MAX_UPLOADS: count(200),
  /** The same, of one visitor network. */
  MAX_UPLOADS_PER_VISITOR: count(12),
  /** Disk space for uploads in flight. */
  UPLOAD_DISK_MEGABYTES: count(1024),
  /** Bytes of uploads that the shop works on at the same time, as they hold memory then. */
  UPLOAD_MEMORY_MEGABYTES: count(64),
  /** A body that arrives more slowly is given up. */
  UPLOAD_MIN_BYTES_PER_SECOND: z.coerce.number().int().min(0).default(2048),
  /** Over how long that speed is measured. */
  UPLOAD_GRACE_SECONDS: count(20),
  /** Folder for uploads in flight; below DATA_DIR unless set. */
  UPLOAD_DIR: z.string().min(1).optional(),
  /** A response of which its reader takes nothing for so long is dropped. */
  SLOW_READER_SECONDS: count(30),
  /** Memory for responses that their readers have not taken yet. */
  RESPONSE_MEMORY_MEGABYTES: count(64),
};

export interface ConnectionSettings {
  maxConnections: number;
  uploads: UploadSettings;
  readers: { stallMilliseconds: number; maxPendingBytes: number };
}

export interface UploadSettings {
  maxUploads: number;
  maxUploadsPerVisitor: number;
  maxDiskBytes: number;
  maxMemoryBytes: number;
  minBytesPerSecond: number;
  graceMilliseconds: number;
  /** Absolute path. */
  folder: string;
}

type ConnectionValues = z.infer<z.ZodObject<typeof connectionFields>>;

/** @param values the values that `connectionFields` has read */
export function connectionSettings(values: ConnectionValues, dataDirectory: string): ConnectionSettings {
  return {
    maxConnections: values.MAX_CONNECTIONS,
    uploads: {
      maxUploads: values.MAX_UPLOADS,
      maxUploadsPerVisitor: values.MAX_UPLOADS_PER_VISITOR,
      maxDiskBytes: values.UPLOAD_DISK_MEGABYTES * MEGABYTE,
      maxMemoryBytes: values.UPLOAD_MEMORY_MEGABYTES * MEGABYTE,
      minBytesPerSecond: values.UPLOAD_MIN_BYTES_PER_SECOND,
      graceMilliseconds: values.UPLOAD_GRACE_SECONDS * 1000,
      folder: values.UPLOAD_DIR ?? join(dataDirectory, "uploads"),
    },
    readers: {
      stallMilliseconds: values.SLOW_READER_SECONDS * 1000,
      maxPendingBytes: values.RESPONSE_MEMORY_MEGABYTES * MEGABYTE,
    },
  };
}
